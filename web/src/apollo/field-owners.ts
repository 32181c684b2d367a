import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';
import { rootFieldsOf } from './root-fields.ts';

/**
 * The owner of a field of `Query`: the same for `everybody`, for the `viewer` (guests are answered too,
 * with what is theirs), or a `customer`'s alone.
 */
export type FieldOwner = 'everybody' | 'viewer' | 'customer';

/** Every field of `Query`, and the cart, which belongs to the browser. */
export const fieldOwners: Readonly<Record<string, FieldOwner>> = {
  cart: 'everybody',
  categories: 'everybody',
  category: 'everybody',
  categoryGroups: 'everybody',
  cities: 'everybody',
  districts: 'everybody',
  featuredCategories: 'everybody',
  featuredProducts: 'everybody',
  page: 'everybody',
  pages: 'everybody',
  paymentMethods: 'everybody',
  product: 'everybody',
  products: 'everybody',
  provinces: 'everybody',
  settings: 'everybody',
  shippingMethods: 'everybody',
  shippingOptions: 'everybody',
  slides: 'everybody',
  warehouses: 'everybody',
  checkoutQuote: 'viewer',
  order: 'viewer',
  addressTable: 'customer',
  me: 'customer',
  myAddresses: 'customer',
  myReviews: 'customer',
  orders: 'customer',
  orderTable: 'customer',
  wishlist: 'customer',
};

/** Whose the field is; what is not listed is taken for a customer's. */
export function ownerOf(fieldName: string): FieldOwner {
  return fieldOwners[fieldName] ?? 'customer';
}

/** Things with an identity of their own that are the same for everybody, and the cart. */
export const publicTypes: readonly string[] = [
  'Cart',
  'CartLine',
  'Category',
  'CategoryMatch',
  'ContentPage',
  'PaymentMethod',
  'Product',
  'ProductVariant',
  'Query',
  'Region',
  'ShippingMethod',
  'Slide',
  'SubCategory',
  'Warehouse',
];

/** Whether a thing of this type may stay when its reader leaves; what is not listed may not. */
export function isPublicType(typename: string | undefined): boolean {
  return typename !== undefined && publicTypes.includes(typename);
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
