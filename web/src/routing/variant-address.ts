import { paths } from './paths.ts';

/** Query parameter of a product's address: the chosen variant. */
const VARIANT = 'varian';

/** Longer values, in characters, name no variant. */
const MAX_LENGTH = 40;

/** How an address names a variant: its id without the type. */
const nameOf = (id: string) => id.slice(id.indexOf(':') + 1);

/** How an address names the variant that it asks for; null when it asks for none. */
export function variantName(query: URLSearchParams): string | null {
  const name = query.get(VARIANT) ?? '';
  return name === '' || name.length > MAX_LENGTH ? null : name;
}

/** The query of a product's address that asks for the variant of this name. */
export const variantQuery = (name: string) => `${VARIANT}=${encodeURIComponent(name)}`;

/** The address of a product that asks for the variant of this id; null asks for none. */
export const variantAddress = (slug: string, id: string | null) =>
  id === null ? paths.product(slug) : `${paths.product(slug)}?${variantQuery(nameOf(id))}`;

/** Whether an address that names a variant so means the one of this id. */
export const isVariant = (id: string, name: string | null) => nameOf(id) === name;

/**
 * Puts a variant into the address of the open page. Past the router, which would load the page again for it: the
 * page shows the variant already.
 */
export function showVariantInAddress(id: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(VARIANT, nameOf(id));
  window.history.replaceState(window.history.state, '', url);
}
