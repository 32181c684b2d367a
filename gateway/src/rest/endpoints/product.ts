import { decimalText, parseDecimal, type Decimal } from '@gawai/domain/decimal';
import { readFlag } from '@gawai/domain/flag';
import { STAR_MAX } from '@gawai/domain/limits';
import type { Rupiah } from '@gawai/domain/money';
import type { WarehouseStock } from '@gawai/domain/stock';
import type { RestClient } from '../client/rest-client.ts';
import { nullWhenNotFound } from '../client/shop-rejection.ts';
import type { WireEntry } from '../wire/wire-entry.ts';
import type { ImageRecord } from './image.ts';
import { PRODUCT_IMAGES, readImages, readMainImage } from './product-images.ts';
import { readStocks, readVariant, type ProductVariantRecord } from './product-variant.ts';
import { readSeo, type SeoRecord } from './seo.ts';
import { readSpecification, type SpecificationRecord } from './specification.ts';

/** The category in a product. */
export interface ProductCategoryRecord {
  readonly name: string;
  readonly slug: string | null;
}

/** Fields that only the response with a single product is sure to have (shop-api.md 5.2). */
export interface ProductDetails {
  /** Price before a discount, above the price; null without a discount. */
  readonly originalPrice: Rupiah | null;
  /** Grams of one piece. */
  readonly weight: Decimal;
  /** Mean of the reviews; null without reviews. */
  readonly rating: number | null;
  /** Number of reviews; null when the shop sends none. */
  readonly reviewCount: number | null;
  readonly brand: string | null;
  readonly sku: string | null;
  readonly warranty: string | null;
  /** In display order. */
  readonly specifications: readonly SpecificationRecord[];
  /** HTML of the shop, not cleaned. */
  readonly description: string | null;
  /** Up to five images, the main one first. */
  readonly images: readonly ImageRecord[];
  /** The main image. */
  readonly image: ImageRecord | null;
  readonly seo: SeoRecord;
  /** Pieces that the web shop may sell, over all variants. */
  readonly onlineStock: number;
  readonly variants: readonly ProductVariantRecord[];
  readonly warehouseStocks: readonly WarehouseStock[];
  readonly category: ProductCategoryRecord | null;
}

/** Fields of every response with a product. */
export interface ProductCore {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** Whole rupiah, a fraction rounded up. */
  readonly price: Rupiah;
  /** Status 1, or no status. */
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

/** GET /product/{slug}/related; null for an unknown product or a shop without this call (shop-api.md 10.4). */
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
  return shop.object({ path: ['product', slugOrId] }, (entry) => asDetail(new WireProduct(entry)));
}

/**
 * Only products with status 1 are sold; higher numbers depend on the shop. A shop that sends no status returns
 * active products only.
 */
export function isActive(status: unknown): boolean {
  if (status === undefined) return true;
  const number = parseDecimal(status);
  return number === undefined ? readFlag(status) : decimalText(number) === '1';
}

/** Reader of a detail. */
interface DetailReader<Value> {
  /** The wire fields that a list must have for the detail of its products. */
  readonly fields: readonly string[];
  readonly read: (entry: WireEntry, product: ProductDetail) => Value;
}

/** Details never throw: unreadable ones are null, 0 or left out. */
const DETAILS: { readonly [Name in keyof ProductDetails]: DetailReader<ProductDetails[Name]> } = {
  originalPrice: detail('original_price', (entry, field) => entry.rupiahOrNull(field)),
  weight: detail('weight', (entry, field) => entry.grams(field)),
  rating: detail('star', (entry, field) => readRating(entry.raw(field))),
  reviewCount: detail('review_count', readReviewCount),
  brand: detail('brand', (entry, field) => entry.textOrNull(field)),
  sku: detail('sku', (entry, field) => entry.textOrNull(field)),
  warranty: detail('warranty', (entry, field) => entry.textOrNull(field)),
  specifications: detail('specifications', (entry, field) =>
    entry.entries(field, readSpecification, 'name'),
  ),
  description: detail('description', (entry, field) => entry.textOrNull(field)),
  images: { fields: PRODUCT_IMAGES, read: readImages },
  image: { fields: ['image_1'], read: readMainImage },
  seo: { fields: ['meta_title', 'meta_description', 'meta_keywords'], read: readSeo },
  onlineStock: detail('total_online_stock', (entry, field) => entry.stock(field)),
  variants: {
    fields: ['product_variants'],
    read: (entry, product) =>
      entry.entries('product_variants', (variant) => readVariant(variant, product)),
  },
  warehouseStocks: detail('product_stocks', readStocks),
  category: detail('product_category', (entry, field) => readCategory(entry.entry(field))),
};

function detail<Value>(
  field: string,
  read: (entry: WireEntry, field: string) => Value,
): DetailReader<Value> {
  return { fields: [field], read: (entry) => read(entry, field) };
}

/** All details. */
export const DETAIL_NAMES = Object.keys(DETAILS) as readonly (keyof ProductDetails)[];

/**
 * A product whose details are read on first use: a list has far more details than an operation selects.
 */
class WireProduct implements ProductCore {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly price: Rupiah;
  readonly active: boolean;
  // Not private names (#), since objects that inherit from this one read them as well.
  private readonly entry: WireEntry;
  private missing: readonly (keyof ProductDetails)[] = [];
  private readonly known: Partial<Record<keyof ProductDetails, unknown>> = {};

  /** Throws `UnusableEntry`. */
  constructor(entry: WireEntry) {
    this.id = entry.id('id');
    this.name = entry.text('name');
    this.slug = entry.slug('url_slug');
    this.price = entry.requiredRupiah('price');
    this.active = isActive(entry.either('status'));
    this.entry = entry;
  }

  /** Makes these details undefined. */
  leaveOut(missing: readonly (keyof ProductDetails)[]): void {
    this.missing = missing;
  }

  static {
    for (const name of DETAIL_NAMES) {
      Object.defineProperty(this.prototype, name, {
        get(this: WireProduct) {
          return this.detail(name);
        },
      });
    }
  }

  private detail(name: keyof ProductDetails): unknown {
    if (this.missing.includes(name)) return undefined;
    // The getters above return its details.
    return (this.known[name] ??= DETAILS[name].read(this.entry, asDetail(this)));
  }
}

/** The details of the class are getters, which its type does not have. */
function asDetail(product: WireProduct): ProductDetail {
  return product as ProductCore as ProductDetail;
}

/** A product of a list, and the entry that it was read from. */
export interface ListedProduct {
  readonly product: ProductDetail;
  readonly entry: WireEntry;
  /** Makes these details undefined. */
  readonly leaveOut: (missing: readonly (keyof ProductDetails)[]) => void;
}

/** Reads an entry of a list, which may leave out details; see `productsOf`. */
export function readListedProduct(entry: WireEntry): ListedProduct {
  const product = new WireProduct(entry);
  return { product: asDetail(product), entry, leaveOut: (missing) => product.leaveOut(missing) };
}

/**
 * The products of one list. A detail whose fields no entry has is not part of the list; it becomes undefined and
 * can be fetched. A field that only some entries have is null in the others: shops may leave out null fields
 * (shop-api.md 2).
 */
export function productsOf(listed: readonly ListedProduct[]): readonly ProductRecord[] {
  const missing = missingDetails(listed);
  for (const { leaveOut } of listed) leaveOut(missing);
  return listed.map(({ product }) => product);
}

/** The details whose fields no entry of a list has. */
export function missingDetails(
  listed: readonly ListedProduct[],
): readonly (keyof ProductDetails)[] {
  const isNamed = (field: string) => listed.some(({ entry }) => entry.has(field));
  return DETAIL_NAMES.filter((name) => !DETAILS[name].fields.every(isNamed));
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
