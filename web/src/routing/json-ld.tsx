import { createContext, useContext } from 'react';
import type { Site } from './site.ts';

/** One schema.org entity without its context. */
export type StructuredData = Readonly<Record<string, unknown>>;

/** The shop as an organization, with `favicon.svg` as its logo. */
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

/** The breadcrumb of a page, from the home page down. */
export function breadcrumbList(steps: readonly TrailStep[], storeUrl: string): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      ...(to !== undefined && { item: storeUrl + to }),
    })),
  };
}

/** JSON that cannot end the script element around it. */
export function jsonLdText(data: StructuredData): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
}

/**
 * Collects the structured data of one document; null in the browser, whose script excludes it because the call is
 * marked as pure.
 */
export const StructuredDataContext = /* @__PURE__ */ createContext<StructuredData[] | null>(null);

/**
 * Adds structured data for search engines. They fetch documents, so only the server sends it: guard it with
 * `import.meta.env.SSR`, which excludes it from the browser's script.
 */
export function JsonLd({ data }: { data: StructuredData }) {
  useContext(StructuredDataContext)?.push(data);
  return null;
}

/** The script elements of structured data, for the head of a document. */
export function jsonLdElements(list: readonly StructuredData[]): string {
  return list
    .map((data) => `<script type="application/ld+json">${jsonLdText(data)}</script>`)
    .join('');
}
