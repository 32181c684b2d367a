import { decimalText, parseDecimal, type Decimal } from '@gawai/domain/decimal';
import { readFlag } from '@gawai/domain/flag';
import { STAR_MAX } from '@gawai/domain/limits';
import type { Rupiah } from '@gawai/domain/money';
import { productImages } from '@gawai/domain/product';
import type { WarehouseStock } from '@gawai/domain/stock';
import type { RestClient } from '../client/rest-client.ts';
import { nullWhenNotFound } from '../client/shop-rejection.ts';
import type { WireEntry } from '../wire/wire-entry.ts';
import { readImage, type ImageRecord } from './image.ts';
import { readStocks, readVariant, type ProductVariantRecord } from './product-variant.ts';
import { readSeo, type SeoRecord } from './seo.ts';
import { readSpecification, type SpecificationRecord } from './specification.ts';

/** The category as a product names it. */
export interface ProductCategoryRecord {
  readonly name: string;
  readonly slug: string | null;
}

/** What only the reading of one product is sure to return (shop-api.md 5.2). */
export interface ProductDetails {
  /** What it cost before, above the price; null when it was not dearer. */
  readonly originalPrice: Rupiah | null;
  /** Grams of one piece. */
  readonly weight: Decimal;
  /** Mean of the reviews; null without reviews. */
  readonly rating: number | null;
  /** Ratings behind `rating`; null when the shop does not say. */
  readonly reviewCount: number | null;
  readonly brand: string | null;
  readonly sku: string | null;
  readonly warranty: string | null;
  /** In display order. */
  readonly specifications: readonly SpecificationRecord[];
  /** HTML of the shop, not cleaned. */
  readonly description: string | null;
  /** Up to five pictures, the main one first. */
  readonly images: readonly ImageRecord[];
  /** The main picture. */
  readonly image: ImageRecord | null;
  readonly seo: SeoRecord;
  /** Pieces that the web shop may sell, over all variants. */
  readonly onlineStock: number;
  readonly variants: readonly ProductVariantRecord[];
  readonly warehouseStocks: readonly WarehouseStock[];
  readonly category: ProductCategoryRecord | null;
}

/** What every reading of a product returns. */
export interface ProductCore {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** A listed fraction of a rupiah counts as the next whole one, from the list to the order. */
  readonly price: Rupiah;
  /** Status 1; the shop lists and shows no other unless it says so. */
  readonly active: boolean;
}

/** A product as an entry of a list: details that the list does not contain are undefined. */
export type ProductRecord = ProductCore & Partial<ProductDetails>;

/** A product with everything that the shop sends about it. */
export type ProductDetail = ProductCore & ProductDetails;

/** GET /product, the featured ones in the shop's order (shop-api.md 5.2). */
export async function fetchFeaturedProducts(shop: RestClient): Promise<readonly ProductRecord[]> {
  const query = { active: 'true', featured: 'true' };
  return productsOf(await shop.list({ path: ['product'], query }, readListedProduct));
}

/** GET /product/{slug}/related; null when the shop has none such, or no such call (shop-api.md 10.4). */
export function fetchRelatedProducts(
  shop: RestClient,
  slug: string,
): Promise<readonly ProductRecord[] | null> {
  return shop
    .list({ path: ['product', slug, 'related'], isOptional: true }, readListedProduct)
    .then(productsOf)
    .catch(nullWhenNotFound);
}

/** GET /product/{slug or id}; null when there is none (shop-api.md 5.2). */
export function fetchProduct(shop: RestClient, slugOrId: string): Promise<ProductDetail | null> {
  return shop.object({ path: ['product', slugOrId] }, readDetail);
}

function readCore(entry: WireEntry): ProductCore {
  return {
    id: entry.id('id'),
    name: entry.text('name'),
    slug: entry.slug('url_slug'),
    price: entry.requiredRupiah('price'),
    active: isActive(entry.either('status')),
  };
}

/**
 * Only status 1 is sold: shops have words of their own for the numbers above it. A response without a
 * status comes from a shop that answers with active products only.
 */
function isActive(status: unknown): boolean {
  if (status === undefined) return true;
  const number = parseDecimal(status);
  return number === undefined ? readFlag(status) : decimalText(number) === '1';
}

const IMAGES = ['image_1', 'image_2', 'image_3', 'image_4', 'image_5'] as const;

/** The wire fields that a list must name for a detail of its products to be known. */
const DETAIL_FIELDS: readonly (readonly [keyof ProductDetails, readonly string[]])[] = [
  ['originalPrice', ['original_price']],
  ['weight', ['weight']],
  ['rating', ['star']],
  ['reviewCount', ['review_count']],
  ['brand', ['brand']],
  ['sku', ['sku']],
  ['warranty', ['warranty']],
  ['specifications', ['specifications']],
  ['description', ['description']],
  ['images', IMAGES],
  ['image', ['image_1']],
  ['seo', ['meta_title', 'meta_description', 'meta_keywords']],
  ['onlineStock', ['total_online_stock']],
  ['variants', ['product_variants']],
  ['warehouseStocks', ['product_stocks']],
  ['category', ['product_category']],
];

function readDetail(entry: WireEntry): ProductDetail {
  const images = productImages(IMAGES.map((field) => readImage(entry, field)));
  const core = readCore(entry);
  return {
    ...core,
    originalPrice: entry.rupiahOrNull('original_price'),
    weight: entry.grams('weight'),
    rating: readRating(entry.raw('star')),
    reviewCount: readReviewCount(entry),
    brand: entry.textOrNull('brand'),
    sku: entry.textOrNull('sku'),
    warranty: entry.textOrNull('warranty'),
    specifications: entry.entries('specifications', readSpecification, 'name'),
    description: entry.textOrNull('description'),
    images,
    image: images[0] ?? null,
    seo: readSeo(entry),
    onlineStock: entry.stock('total_online_stock'),
    variants: entry.entries('product_variants', (variant) => readVariant(variant, core)),
    warehouseStocks: readStocks(entry),
    category: readCategory(entry.entry('product_category')),
  };
}

/** A product of a list, and which wire fields of details its entry named. */
export interface ListedProduct {
  readonly product: ProductDetail;
  readonly named: readonly string[];
}

const FIELDS_OF_DETAILS = DETAIL_FIELDS.flatMap(([, fields]) => fields);

/** Reads an entry of a list, which may leave out details; see `productsOf`. */
export function readListedProduct(entry: WireEntry): ListedProduct {
  const named = FIELDS_OF_DETAILS.filter((field) => entry.has(field));
  return { product: readDetail(entry), named };
}

/**
 * The products of one list. A detail whose fields no entry names is not part of the list; it becomes
 * undefined and can be fetched. A field that only some entries name is null in the others: shops may
 * leave out what is null (shop-api.md 2).
 */
export function productsOf(listed: readonly ListedProduct[]): readonly ProductRecord[] {
  const missing = missingDetails(listed);
  if (missing.length === 0) return listed.map(({ product }) => product);
  const blanks = Object.fromEntries(missing.map((detail) => [detail, undefined]));
  return listed.map(({ product }) => ({ ...product, ...blanks }));
}

/** The details that no entry of a list names. */
export function missingDetails(
  listed: readonly ListedProduct[],
): readonly (keyof ProductDetails)[] {
  const named = new Set(listed.flatMap((each) => each.named));
  return DETAIL_FIELDS.filter(([, fields]) => !fields.every((field) => named.has(field))).map(
    ([detail]) => detail,
  );
}

function readCategory(entry: WireEntry | null): ProductCategoryRecord | null {
  const name = entry?.textOrNull('name') ?? null;
  return entry === null || name === null ? null : { name, slug: entry.textOrNull('url_slug') };
}

function readReviewCount(entry: WireEntry): number | null {
  const count = entry.wholeOrNull('review_count');
  return count === null || count < 0 ? null : count;
}

/** Above 0 to 5; 0 means no reviews. */
function readRating(value: unknown): number | null {
  const star = parseDecimal(value);
  if (star === undefined || star.coefficient <= 0n) return null;
  return Math.min(STAR_MAX, Number(decimalText(star)));
}
