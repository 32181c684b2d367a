import { createContext, useContext } from 'react';
import type { Site } from './site.ts';

/** One schema.org entity without its context. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** The shop as a seller. The mark stands for a logo: a shop that brings its own name brings its own file. */
export function organization({ storeName, storeUrl }: Site): StructuredData {
  return {
    '@type': 'Organization',
    name: storeName,
    url: `${storeUrl}/`,
    logo: `${storeUrl}/favicon.svg`,
  };
}

/** A step of the trail to a page; the page itself has no address in it. */
export interface TrailStep {
  readonly name: string;
  readonly to?: string;
}

/** Where a page lies in the shop, from the top down. */
export function breadcrumbList(steps: readonly TrailStep[], storeUrl: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      ...(to !== undefined && { item: storeUrl + to }),
    })),
  };
}

/** The JSON of an element that nothing in it can end. */
export function jsonLdText(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/**
 * What the pages of one document say to search engines; null in the browser, whose script leaves it out
 * only because the call is marked.
 */
export const StructuredDataContext = /* @__PURE__ */ createContext<StructuredData[] | null>(null);

/**
 * Says something to search engines. They fetch documents, so only the server sends it: guard it with
 * `import.meta.env.SSR`, which keeps all of it out of the browser's script.
 */
export function JsonLd({ data }: { data: StructuredData }) {
  useContext(StructuredDataContext)?.push(data);
  return null;
}

/** The elements that carry structured data, for the head of a document. */
export function jsonLdElements(list: readonly StructuredData[]): string {
  return list
    .map((data) => `<script type="application/ld+json">${jsonLdText(data)}</script>`)
    .join('');
}
