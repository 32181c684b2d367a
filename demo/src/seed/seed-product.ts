import type { Drawing } from '../drawing/drawing.ts';
import type { Hex } from '../drawing/paint/colour.ts';
import type { SubCategorySlug } from './categories.ts';

/** Pieces in Jakarta, Bandung and Surabaya. */
export type StockTriple = readonly [jakarta: number, bandung: number, surabaya: number];

/** One kind of a product: its name, the colour it is drawn in, and its pieces per warehouse. */
export type SeedVariant = readonly [name: string, tone: Hex, stock: StockTriple];

/** A product of the demo catalogue (specification.md 3). Prices in rupiah, weight in grams. */
export interface SeedProduct {
  readonly id: number;
  readonly name: string;
  readonly category: SubCategorySlug;
  readonly price: number;
  /** The price before, when it is higher. */
  readonly was?: number;
  /** With packaging, as a courier weighs it. */
  readonly weight: number;
  /** Mean star and number of ratings from before the shop kept its orders here; none when missing. */
  readonly rated?: readonly [star: number, count: number];
  /** Place among the featured products, from 1. */
  readonly featured?: number;
  /** The kinds it is sold in, or the one colour and stock of a product without kinds. */
  readonly sold:
    | { readonly variants: readonly [SeedVariant, ...SeedVariant[]] }
    | { readonly tone: Hex; readonly stock: StockTriple };
  /** Paragraphs, highlights and the specification table of the description. */
  readonly about: readonly [string, ...string[]];
  readonly points: readonly string[];
  readonly facts: Readonly<Record<string, string>>;
  readonly drawing: Drawing;
}
