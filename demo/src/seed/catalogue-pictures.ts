import type { Hex } from '../drawing/paint/colour.ts';
import { banner } from '../drawing/scenes/banner.ts';
import { productViews } from '../drawing/scenes/product-views.ts';
import { studio, type Scene } from '../drawing/scenes/studio.ts';
import { CATALOGUE, drawingOf, slugOf } from './catalogue.ts';
import { CATEGORIES } from './categories.ts';
import { CATEGORY_BACKDROPS, CATEGORY_ITEMS } from './category-pictures.ts';
import type { SeedProduct } from './seed-product.ts';
import { SLIDE_FOCUS, SLIDES } from './slides.ts';

const SLIDE_SIZE = { width: 1280, height: 400 };
const CATEGORY_SIZE = { width: 1000, height: 1000 };

/** The paths of a product's pictures, in the order of `image_1` to `image_5`. */
export function productPictures(product: SeedProduct): readonly string[] {
  const slug = slugOf(product.name);
  return productViews(drawingOf(product)).map(
    (_, index) => `product/${slug}-${String(index + 1)}.webp`,
  );
}

/**
 * The path of the picture of a product in one of its colours: the first colour is that of `image_1`, the others
 * have a letter from `b` on.
 */
export function variantPicture(product: SeedProduct, tone: Hex): string {
  const index = drawingOf(product).tones.indexOf(tone);
  const slug = slugOf(product.name);
  const colour = index < 1 ? '1' : String.fromCharCode('a'.charCodeAt(0) + index);
  return `product/${slug}-${colour}.webp`;
}

export function slidePicture(name: string): string {
  return `slider/${name}.webp`;
}

export function categoryPicture(slug: string): string {
  return `category/${slug}.webp`;
}

function everyDrawing(): ReadonlyMap<string, () => Scene> {
  const drawings = new Map<string, () => Scene>();
  for (const product of CATALOGUE) {
    const views = productViews(drawingOf(product));
    productPictures(product).forEach((path, index) => {
      const view = views[index];
      if (view !== undefined) drawings.set(path, () => studio(view));
    });
    for (const tone of drawingOf(product).tones.slice(1)) {
      const [view] = productViews({ ...drawingOf(product), tones: [tone] });
      drawings.set(variantPicture(product, tone), () => studio(view));
    }
  }
  for (const { name, backdrop, items } of SLIDES) {
    drawings.set(slidePicture(name), () =>
      banner({ ...SLIDE_SIZE, backdrop, items: items(), focus: SLIDE_FOCUS }),
    );
  }
  for (const { slug, type } of CATEGORIES) {
    const backdrop = CATEGORY_BACKDROPS[type];
    drawings.set(categoryPicture(slug), () =>
      banner({ ...CATEGORY_SIZE, backdrop, items: CATEGORY_ITEMS[slug]() }),
    );
  }
  return drawings;
}

let known: ReadonlyMap<string, () => Scene> | undefined;

/** Every path of a picture of the demo catalogue. */
export function cataloguePaths(): readonly string[] {
  known ??= everyDrawing();
  return [...known.keys()];
}

/** Draws a picture of the demo catalogue by its path; undefined when there is none. */
export function drawCataloguePicture(path: string): Scene | undefined {
  known ??= everyDrawing();
  return known.get(path)?.();
}
