import { z } from 'zod';
import type { Hex } from '../drawing/paint/colour.ts';
import { DRAWING_KINDS, type Drawing } from '../drawing/scenes/product-views.ts';
import { CATEGORIES, type SubCategorySlug } from './categories.ts';

const SLUGS: ReadonlySet<unknown> = new Set(
  CATEGORIES.flatMap(({ subs }) => subs.map(({ slug }) => slug)),
);

const whole = z.int().min(0);
const text = z.string().min(1);
const tone = z.custom<Hex>(
  (value) => typeof value === 'string' && /^#[0-9a-f]{6}$/.test(value),
  'expected a colour as #rrggbb',
);
/** Pieces in Jakarta, Bandung and Surabaya. */
const stock = z.tuple([whole, whole, whole]).readonly();
/** Name, the colour it is drawn in, and its pieces per warehouse. */
const variant = z.tuple([text, tone, stock]).readonly();
const drawingShape = z.strictObject({ kind: z.enum(DRAWING_KINDS), look: z.looseObject({}) });
/** The shape of `look` is not checked: the drawing code defines it, and the picture list pins its result. */
const drawing = z.custom<Drawing>(
  (value) => drawingShape.safeParse(value).success,
  `expected { kind, look } with a kind of ${DRAWING_KINDS.join(', ')}`,
);

const seedProduct = z
  .strictObject({
    id: z.int().positive(),
    name: text,
    category: z.custom<SubCategorySlug>((value) => SLUGS.has(value), 'expected a sub-category'),
    /** Rupiah. */
    price: whole,
    /** The price before, when it is higher. */
    was: whole.exactOptional(),
    /** Grams with packaging, as a courier weighs it. */
    weight: whole,
    /** Mean star and number of ratings from before the shop stored its orders here; none when missing. */
    rated: z
      .tuple([z.number().min(1).max(5), whole])
      .readonly()
      .exactOptional(),
    /** Position among the featured products, from 1. */
    featured: z.int().positive().exactOptional(),
    /** The variants, or the one colour and stock of a product without variants. */
    sold: z.union([
      z.strictObject({ variants: z.tuple([variant], variant).readonly() }).readonly(),
      z.strictObject({ tone, stock }).readonly(),
    ]),
    /** Paragraphs, highlights and the specification table of the description. */
    about: z.tuple([text], text).readonly(),
    points: z.array(text).readonly(),
    facts: z.record(text, text).readonly(),
    drawing,
  })
  .readonly();

/** Pieces in Jakarta, Bandung and Surabaya. */
export type StockTriple = z.infer<typeof stock>;

/** A product of the demo catalogue (specification.md 3). */
export type SeedProduct = z.infer<typeof seedProduct>;

/** Reads the text of a catalogue file; throws with the path of every value that is wrong. */
export function parseProducts(json: string): readonly SeedProduct[] {
  return z.array(seedProduct).parse(JSON.parse(json));
}
