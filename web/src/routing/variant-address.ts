import { paths } from './paths.ts';

/** Query parameter of a product's address: the chosen variant. */
const VARIANT = 'varian';

/** Maximum length of a variant's name, in characters. */
const MAX_LENGTH = 40;

/** The name of a variant in an address: its id without the type. */
const nameOf = (id: string) => id.slice(id.indexOf(':') + 1);

/** The name of the variant in the query of an address; null when there is none. */
export function variantName(query: URLSearchParams): string | null {
  const name = query.get(VARIANT) ?? '';
  return name === '' || name.length > MAX_LENGTH ? null : name;
}

/** The query of a product's address for the variant of this name. */
export const variantQuery = (name: string) => `${VARIANT}=${encodeURIComponent(name)}`;

/** The address of a product with the variant of this id; null = without a variant. */
export const variantAddress = (slug: string, id: string | null) =>
  id === null ? paths.product(slug) : `${paths.product(slug)}?${variantQuery(nameOf(id))}`;

/** Whether a name in an address is that of the variant with this id. */
export const isVariant = (id: string, name: string | null) => nameOf(id) === name;

/**
 * Sets the variant in the address of the open page, without the router, which would load the page again although it
 * already shows the variant.
 */
export function showVariantInAddress(id: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(VARIANT, nameOf(id));
  window.history.replaceState(window.history.state, '', url);
}
