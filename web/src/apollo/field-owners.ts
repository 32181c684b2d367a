import { publicTypes, queryAccess } from '@gawai/client/cache';
import type { DocumentNode } from 'graphql';
import { rootFieldsOf } from './root-fields.ts';

/**
 * The owner of a field of `Query`: `public` is the same for everybody, `guest` answers guests too, with what
 * is theirs, and the rest is a `customer`'s alone.
 */
export type FieldOwner = 'public' | 'guest' | 'customer';

/** Every field of `Query` as the SDL declares it, and the cart, which belongs to the browser. */
export const fieldOwners: Readonly<Record<string, FieldOwner>> = { cart: 'public', ...queryAccess };

/** Whose the field is; what is not listed is taken for a customer's. */
export function ownerOf(fieldName: string): FieldOwner {
  return fieldOwners[fieldName] ?? 'customer';
}

/** Types that are the same for all clients, and the cart. */
const PUBLIC_TYPES: ReadonlySet<string> = new Set(['Cart', 'CartLine', ...publicTypes]);

/** Whether a thing of this type may stay when its reader leaves; what is not listed may not. */
export function isPublicType(typename: string | undefined): boolean {
  return PUBLIC_TYPES.has(typename ?? '');
}

/** Whose an operation is: that of its most private field. */
export function ownerOfOperation(document: DocumentNode): FieldOwner {
  const owners = rootFieldsOf(document).map(({ name }) => ownerOf(name));
  if (owners.includes('customer')) return 'customer';
  return owners.includes('guest') ? 'guest' : 'public';
}
