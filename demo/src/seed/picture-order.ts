import type { DrawnPicture } from '../drawing/picture-files.ts';
import { CATALOGUE } from './catalogue.ts';
import { categoryPicture, productPictures, slidePicture } from './catalogue-pictures.ts';
import { CATEGORIES } from './categories.ts';
import { listedPictures } from './picture-facts.ts';
import type { SeedProduct } from './seed-product.ts';
import { SLIDES } from './slides.ts';

const ON_FIRST_PAGE = 20;

const mainPicture = (product: SeedProduct) => productPictures(product).slice(0, 1);

/**
 * Every picture of the demo catalogue in the order of pages: the home page from
 * its top to its end, then the first picture of every product, then all other pictures.
 */
export function picturesInOrder(): readonly DrawnPicture[] {
  const featured = CATALOGUE.filter((product) => product.featured !== undefined).sort(
    (one, other) => (one.featured ?? 0) - (other.featured ?? 0),
  );
  const first = new Set([
    ...SLIDES.map(({ name }) => slidePicture(name)),
    ...featured.flatMap(mainPicture),
    ...CATEGORIES.map(({ slug }) => categoryPicture(slug)),
    ...CATALOGUE.slice(0, ON_FIRST_PAGE).flatMap(mainPicture),
    ...CATALOGUE.flatMap(mainPicture),
  ]);
  const listed = listedPictures();
  const positions = new Map([...first].map((plain, index) => [plain, index]));
  const positionOf = ({ plain }: DrawnPicture) => positions.get(plain) ?? positions.size;
  return [...listed].sort((one, other) => positionOf(one) - positionOf(other));
}
