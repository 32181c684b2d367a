import type { RestClient } from '../client/rest-client.ts';
import type { WireEntry } from '../wire/wire-entry.ts';
import { readImage, type ImageRecord } from './image.ts';
import { readSeo, type SeoRecord } from './seo.ts';

/** A category of the second level. */
export interface SubCategoryRecord {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

/** A category of the first level. */
export interface CategoryRecord {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** The shop's own word; null when it named none. */
  readonly type: string | null;
  readonly image: ImageRecord | null;
  readonly seo: SeoRecord;
  readonly subCategories: readonly SubCategoryRecord[];
}

/** GET /product-category, all top categories in the shop's order (shop-api.md 5.4). */
export function fetchCategories(shop: RestClient): Promise<readonly CategoryRecord[]> {
  return shop.list({ path: ['product-category'] }, readCategory);
}

/** GET /product-category, the ones that the shop puts forward (shop-api.md 5.4). */
export function fetchFeaturedCategories(shop: RestClient): Promise<readonly CategoryRecord[]> {
  const query = { active: 'true', featured: 'true' };
  return shop.list({ path: ['product-category'], query }, readCategory);
}

function readCategory(entry: WireEntry): CategoryRecord {
  return {
    ...readNamed(entry),
    type: entry.textOrNull('type')?.trim() ?? null,
    image: readImage(entry, 'image'),
    seo: readSeo(entry),
    subCategories: entry.entries('sub_categories', readNamed),
  };
}

function readNamed(entry: WireEntry): SubCategoryRecord {
  return { id: entry.id('id'), name: entry.text('name'), slug: entry.slug('url_slug') };
}
