import { publicTypes, queryAccess } from '@gawai/client/cache';
import type { DocumentNode } from 'graphql';
import { rootFieldsOf } from './root-fields.ts';

/**
 * The owner of a field of `Query`: `public` is the same for all clients, `guest` is readable without a token but
 * private, and `customer` requires a token.
 */
export type FieldOwner = 'public' | 'guest' | 'customer';

/** Every field of `Query` as the SDL declares it, and the cart, which belongs to the browser. */
export const fieldOwners: Readonly<Record<string, FieldOwner>> = { cart: 'public', ...queryAccess };

/** The owner of a field; `customer` for one that is not listed. */
export function ownerOf(fieldName: string): FieldOwner {
  return fieldOwners[fieldName] ?? 'customer';
}

/** Types that are the same for all clients, and the cart. */
const PUBLIC_TYPES: ReadonlySet<string> = new Set(['Cart', 'CartLine', ...publicTypes]);

/** Whether entities of this type stay in the cache after sign-out; false for a type that is not listed. */
export function isPublicType(typename: string | undefined): boolean {
  return PUBLIC_TYPES.has(typename ?? '');
}

/** The owner of an operation: that of its most private field. */
export function ownerOfOperation(document: DocumentNode): FieldOwner {
  const owners = rootFieldsOf(document).map(({ name }) => ownerOf(name));
  if (owners.includes('customer')) return 'customer';
  return owners.includes('guest') ? 'guest' : 'public';
}
