import type { Database } from '../src/db/database.ts';
import {
  categories,
  products,
  specifications,
  stocks,
  variants,
} from '../src/db/tables/catalog.ts';

/** Two top categories with sub-categories and eight products, one of them not sold any more. */
export async function seedSmallCatalog(db: Database): Promise<void> {
  await db.insert(categories).values([
    {
      id: 1,
      name: 'Smartphone',
      urlSlug: 'smartphone',
      type: 'PHONE',
      image: 'category/smartphone.webp',
      metaTitle: 'Smartphone',
      isFeatured: true,
      position: 1,
    },
    { id: 2, name: 'Laptop', urlSlug: 'laptop', type: 'LAPTOP', position: 2 },
  ]);
  await db.insert(categories).values([
    { id: 11, parentId: 1, name: 'Handphone', urlSlug: 'handphone', position: 1 },
    { id: 12, parentId: 1, name: 'Tablet', urlSlug: 'tablet', position: 2 },
    { id: 21, parentId: 2, name: 'Ultrabook', urlSlug: 'ultrabook', position: 1 },
  ]);
  await db.insert(products).values([
    {
      id: 101,
      categoryId: 11,
      sku: 'HP-101',
      name: 'Galaxy A55 5G 8/256',
      brand: 'Samsung',
      warranty: 'Garansi resmi 12 bulan',
      urlSlug: 'galaxy-a55-5g-8-256',
      price: 5_999_000,
      originalPrice: 6_499_000,
      weight: 420,
      ratingTotal: 47,
      ratingCount: 10,
      description: '<p>Layar 6,6 inci</p>',
      image1: 'product/galaxy-a55-1.webp',
      image2: 'product/galaxy-a55-2.webp',
      metaTitle: 'Galaxy A55 5G',
      metaDescription: 'Beli Galaxy A55 5G',
      metaKeywords: 'galaxy, a55',
      featuredPosition: 2,
    },
    product(102, 11, 'redmi Note 13', 'redmi-note-13', 2_599_000, 300),
    product(103, 12, 'Tab 100% Layar', 'tab-100-persen', 3_499_000, 500),
    product(104, 12, 'Tab_Mini', 'tab-mini', 2_599_000, 350),
    product(105, 11, 'Édition Spéciale', '101', 9_999_000, 400),
    {
      ...product(202, 21, 'IdeaPad Slim 3', 'ideapad-slim-3', 7_499_000, 1_700, 1),
      brand: 'Lenovo',
    },
    product(203, 21, 'Zenbook 14', 'zenbook-14', 15_999_000, 1_300),
    { ...product(303, 21, 'Laptop Lama', 'laptop-lama', 1_000_000, 2_500, 3), status: 0 },
  ]);
  await db.insert(variants).values([
    {
      id: 501,
      productId: 101,
      name: 'Awesome Navy',
      sku: 'HP-101-1',
      colour: '#1f2a44',
      image: 'product/galaxy-a55-1.webp',
      position: 1,
    },
    { id: 502, productId: 101, name: 'Awesome Lilac', position: 2 },
    { id: 503, productId: 101, name: 'Awesome Lama', position: 3, isActive: false },
  ]);
  await db
    .insert(specifications)
    .values([
      specification(101, 1, 'Memori', 'ram', 'RAM', '8', 'GB'),
      specification(101, 2, 'Memori', 'storage', 'Penyimpanan', '256', 'GB'),
      specification(202, 1, 'Memori', 'ram', 'RAM', '16', 'GB'),
      { ...specification(202, 2, 'Fisik', 'bahan', 'Bahan', 'Aluminium'), isFilter: false },
    ]);
  await db.insert(stocks).values([
    { productId: 101, variantId: 501, warehouseId: 1, stock: 9 },
    { productId: 101, variantId: 501, warehouseId: 2, stock: 5 },
    { productId: 101, variantId: 502, warehouseId: 1, stock: 0 },
    { productId: 101, variantId: 503, warehouseId: 1, stock: 4 },
    { productId: 102, variantId: null, warehouseId: 1, stock: 3 },
    { productId: 202, variantId: null, warehouseId: 1, stock: 20 },
    { productId: 202, variantId: null, warehouseId: 2, stock: 1 },
    { productId: 203, variantId: null, warehouseId: 2, stock: 2 },
    { productId: 303, variantId: null, warehouseId: 1, stock: 2 },
  ]);
}

function product(
  id: number,
  categoryId: number,
  name: string,
  urlSlug: string,
  price: number,
  weight: number,
  featuredPosition: number | null = null,
) {
  const sku = `${categoryId === 21 ? 'LP' : 'HP'}-${id}`;
  return { id, categoryId, sku, name, urlSlug, price, weight, featuredPosition };
}

function specification(
  productId: number,
  position: number,
  group: string,
  key: string,
  name: string,
  value: string,
  unit: string | null = null,
) {
  return { productId, position, group, key, name, value, unit, isFilter: true };
}
