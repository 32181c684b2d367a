import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { publicTypes, queryAccess } from '../__generated__/query-access.ts';
import { rootFieldsOf } from './root-fields.ts';

/**
 * The owner of a field of `Query`: the same for `everybody`, for the `viewer` (guests are answered too,
 * with what is theirs), or a `customer`'s alone.
 */
export type FieldOwner = 'everybody' | 'viewer' | 'customer';

const OWNERS = { public: 'everybody', guest: 'viewer', customer: 'customer' } as const;

/** Every field of `Query` as the SDL declares it, and the cart, which belongs to the browser. */
export const fieldOwners: Readonly<Record<string, FieldOwner>> = {
  cart: 'everybody',
  ...Object.fromEntries(
    Object.entries(queryAccess).map(([name, access]) => [name, OWNERS[access]] as const),
  ),
};

/** Whose the field is; what is not listed is taken for a customer's. */
export function ownerOf(fieldName: string): FieldOwner {
  return fieldOwners[fieldName] ?? 'customer';
}

/** Types that are the same for all clients, and the cart. */
const PUBLIC_TYPES: ReadonlySet<string> = new Set(['Cart', 'CartLine', ...publicTypes]);

/** Whether a thing of this type may stay when its reader leaves; what is not listed may not. */
export function isPublicType(typename: string | undefined): boolean {
  return typename !== undefined && PUBLIC_TYPES.has(typename);
}

/** Whether the operation only reads. */
export function isQuery(document: DocumentNode): boolean {
  return document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION &&
      definition.operation === OperationTypeNode.QUERY,
  );
}

/** Whose an operation is: that of its most private field. */
export function ownerOfOperation(document: DocumentNode): FieldOwner {
  const owners = rootFieldsOf(document).map(({ name }) => ownerOf(name));
  if (owners.includes('customer')) return 'customer';
  return owners.includes('viewer') ? 'viewer' : 'everybody';
}
