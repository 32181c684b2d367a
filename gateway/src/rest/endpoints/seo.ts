import type { WireEntry } from '../wire/wire-entry.ts';

/** Meta fields of a page for search engines. */
export interface SeoRecord {
  readonly title: string | null;
  readonly description: string | null;
  readonly keywords: string | null;
}

/** For records without meta fields. */
export const noSeo: SeoRecord = { title: null, description: null, keywords: null };

/** Reads the meta fields of a product, a category or a page (specification.md 3). */
export function readSeo(entry: WireEntry): SeoRecord {
  return {
    title: entry.textOrNull('meta_title'),
    description: entry.textOrNull('meta_description'),
    keywords: entry.textOrNull('meta_keywords'),
  };
}
