import {
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
} from 'graphql';
import { LIFETIMES } from '../cache/public-data/public-store.ts';

/**
 * How long replies with public types may be kept, in ms. `0` would be public but never fresh; a type
 * that is not named here is personal or changes with every reading, and forbids keeping.
 * `null` = the type follows what holds it.
 */
const LIFETIME_OF_TYPE: Readonly<Record<string, number | null>> = {
  Query: null,
  Image: null,
  PageInfo: null,
  ProductCategory: null,
  Seo: null,
  WarehouseStock: null,
  Category: LIFETIMES.categories,
  CategoryGroup: LIFETIMES.categories,
  CategoryMatch: LIFETIMES.categories,
  SubCategory: LIFETIMES.categories,
  ContentPage: LIFETIMES.pages,
  PaymentMethod: LIFETIMES.paymentMethods,
  Product: LIFETIMES.products,
  ProductPage: LIFETIMES.products,
  ProductVariant: LIFETIMES.products,
  Region: LIFETIMES.regions,
  Settings: LIFETIMES.settings,
  ShippingMethod: LIFETIMES.shippingMethods,
  ShippingOption: LIFETIMES.shippingOptions,
  Slide: LIFETIMES.slides,
  Warehouse: LIFETIMES.warehouses,
};

/**
 * How long a reply to a document may be kept by anybody, in ms: the least lifetime of all types in
 * it. Null when a part of it is personal, changes something, or describes the schema.
 */
export function documentLifetime(schema: GraphQLSchema, document: DocumentNode): number | null {
  const names = new Set<string>();
  const typeInfo = new TypeInfo(schema);
  const visitor = {
    OperationDefinition: () => void names.add(String(typeInfo.getType())),
    // The type of a field with its lists and required marks taken off; leaves say nothing of their own.
    Field: (field: FieldNode) => {
      if (field.selectionSet) names.add(String(typeInfo.getType()).replace(/[[\]!]/g, ''));
    },
  };
  visit(document, visitWithTypeInfo(typeInfo, visitor));
  const lifetimes = [...names].map((name) => LIFETIME_OF_TYPE[name]);
  if (lifetimes.includes(undefined)) return null;
  const limits = lifetimes.filter((lifetime) => typeof lifetime === 'number');
  return limits.length === 0 ? null : Math.min(...limits);
}
