import type { Database } from '@gawai/shop-api/db/database';
import {
  categories,
  products,
  specifications,
  stocks,
  variants,
} from '@gawai/shop-api/db/tables/catalog';
import { brandOf } from './brand.ts';
import { CATALOGUE, slugOf } from './catalogue.ts';
import { categoryPicture, productPictures, variantPicture } from './catalogue-pictures.ts';
import { CATEGORIES, type SeedCategory } from './categories.ts';
import { describe, metaDescriptionOf } from './describe.ts';
import { storedPath } from './picture-facts.ts';
import type { SeedProduct, StockTriple } from './seed-product.ts';
import { specificationsOf } from './specifications.ts';
import { WAREHOUSES } from './warehouses.ts';
import { warrantyOf } from './warranty.ts';

const SKU_PREFIX: Record<SeedCategory['type'], string> = {
  PHONE: 'PH',
  LAPTOP: 'LP',
  ACCESSORIES: 'AC',
};

async function seedCategories(db: Database): Promise<void> {
  const tops = CATEGORIES.map((top, index) => ({
    id: top.id,
    name: top.name,
    urlSlug: top.slug,
    type: top.type,
    image: storedPath(categoryPicture(top.slug)),
    metaTitle: top.name,
    metaDescription: top.about,
    metaKeywords: top.subs.map((sub) => sub.name.toLowerCase()).join(', '),
    isFeatured: top.featured,
    position: index + 1,
  }));
  const subs = CATEGORIES.flatMap((top) =>
    top.subs.map((sub, index) => ({
      id: sub.id,
      parentId: top.id,
      name: sub.name,
      urlSlug: sub.slug,
      position: index + 1,
    })),
  );
  await db.insert(categories).values(tops);
  await db.insert(categories).values(subs);
}

function categoryOf(product: SeedProduct) {
  const top = CATEGORIES.find((category) =>
    category.subs.some((sub) => sub.slug === product.category),
  );
  const sub = top?.subs.find((candidate) => candidate.slug === product.category);
  if (top === undefined || sub === undefined) {
    throw new Error(`${product.name} has no category`);
  }
  return { top, sub };
}

function skuOf(product: SeedProduct): string {
  return `${SKU_PREFIX[categoryOf(product).top.type]}-${String(product.id)}`;
}

function productRow(product: SeedProduct) {
  const { top, sub } = categoryOf(product);
  const [image1, image2, image3, image4, image5] = productPictures(product).map(storedPath);
  const [star, count] = product.rated ?? [0, 0];
  return {
    id: product.id,
    categoryId: sub.id,
    sku: skuOf(product),
    name: product.name,
    brand: brandOf(product.name),
    warranty: warrantyOf(product),
    urlSlug: slugOf(product.name),
    price: product.price,
    originalPrice: product.was ?? 0,
    weight: product.weight,
    ratingTotal: Math.round(star * count),
    ratingCount: count,
    description: describe(product),
    image1,
    image2,
    image3,
    image4,
    image5,
    metaTitle: product.name,
    metaDescription: metaDescriptionOf(product),
    metaKeywords: [product.name, sub.name, top.name].join(', ').toLowerCase(),
    featuredPosition: product.featured ?? null,
  };
}

/** The id of a kind of a product; it stays the same when the catalogue grows. */
export function variantId(productId: number, index: number): number {
  return productId * 10 + index + 1;
}

function variantRows(product: SeedProduct) {
  const { id, sold } = product;
  if ('tone' in sold) return [];
  return sold.variants.map(([name, tone], index) => ({
    id: variantId(id, index),
    productId: id,
    name,
    sku: `${skuOf(product)}-${String(index + 1)}`,
    colour: tone,
    image: storedPath(variantPicture(product, tone)),
    position: index + 1,
  }));
}

function stockRows({ id, sold }: SeedProduct) {
  const rowsOf = (variant: number | null, pieces: StockTriple) =>
    WAREHOUSES.map((warehouse, index) => ({
      productId: id,
      variantId: variant,
      warehouseId: warehouse.id,
      stock: pieces[index] ?? 0,
    })).filter((row) => row.stock > 0);
  return 'tone' in sold
    ? rowsOf(null, sold.stock)
    : sold.variants.flatMap(([, , pieces], index) => rowsOf(variantId(id, index), pieces));
}

/** Writes categories, products, their kinds and their stock; the warehouses are there already. */
export async function seedCatalogue(db: Database): Promise<void> {
  await seedCategories(db);
  await db.insert(products).values(CATALOGUE.map(productRow));
  await db.insert(specifications).values(
    CATALOGUE.flatMap((product) =>
      specificationsOf(product).map((row, index) => ({
        ...row,
        productId: product.id,
        position: index + 1,
      })),
    ),
  );
  await db.insert(variants).values(CATALOGUE.flatMap(variantRows));
  await db.insert(stocks).values(CATALOGUE.flatMap(stockRows));
}
