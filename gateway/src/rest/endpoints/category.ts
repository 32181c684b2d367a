import type { RestClient } from '../client/rest-client.ts';
import type { WireEntry } from '../wire/wire-entry.ts';
import { readImage, type ImageRecord } from './image.ts';
import { noSeo, readSeo, type SeoRecord } from './seo.ts';

/** A category of either level. */
export interface CategoryRecord {
  /** The shop's id; `<parent>.<child>` for a child, as the shop counts each level from 1. */
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  /** The shop's type of category; null when it sends none. */
  readonly type: string | null;
  readonly image: ImageRecord | null;
  readonly seo: SeoRecord;
  /** Null for a top category. */
  readonly parent: CategoryRecord | null;
  readonly children: readonly CategoryRecord[];
}

/** GET /product-category, all top categories in the shop's order (shop-api.md 5.4). */
export function fetchCategories(shop: RestClient): Promise<readonly CategoryRecord[]> {
  return shop.list({ path: ['product-category'] }, readCategory);
}

/** GET /product-category, the featured ones (shop-api.md 5.4). */
export function fetchFeaturedCategories(shop: RestClient): Promise<readonly CategoryRecord[]> {
  const query = { active: 'true', featured: 'true' };
  return shop.list({ path: ['product-category'], query }, readCategory);
}

function readCategory(entry: WireEntry): CategoryRecord {
  const children: CategoryRecord[] = [];
  const category: CategoryRecord = {
    id: entry.id('id'),
    name: entry.text('name'),
    slug: entry.slug('url_slug'),
    type: entry.textOrNull('type')?.trim() ?? null,
    image: readImage(entry, 'image', entry.text('name')),
    seo: readSeo(entry),
    parent: null,
    children,
  };
  children.push(...entry.entries('sub_categories', (child) => readChild(child, category)));
  return category;
}

function readChild(entry: WireEntry, parent: CategoryRecord): CategoryRecord {
  return {
    id: `${parent.id}.${entry.id('id')}`,
    name: entry.text('name'),
    slug: entry.slug('url_slug'),
    type: parent.type,
    image: null,
    seo: noSeo,
    parent,
    children: [],
  };
}
