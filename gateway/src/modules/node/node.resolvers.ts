import type { ResolversParentTypes } from '../../__generated__/resolvers.ts';
import { badUserInput } from '../../graphql/bad-user-input.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { splitId } from '../../graphql/global-id.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import type { ProductDetail } from '../../rest/endpoints/product.ts';
import { findCategory } from '../shared/find-category.ts';

type Node = ResolversParentTypes['Node'];

type FindNode = (id: string, context: GatewayContext) => Promise<Node | null>;

/** Lookups of the public types by the shop's id; other types cannot be read by id. */
const FINDERS: Readonly<Record<string, FindNode>> = {
  Product: async (id, { loaders }) => {
    const product = await loaders.productById.load(id);
    if (product?.active !== true) return null;
    // The details are lazy getters, which a spread would leave out.
    const node = Object.create(product) as ProductDetail;
    return Object.assign(node, { __typename: 'Product' as const });
  },
  Category: async (id, { data }) => {
    const category = findCategory(await data.categories(), (each) => each.id === id);
    return category && { __typename: 'Category', ...category };
  },
  ContentPage: async (id, { data }) => {
    const page = byId(await data.pages(), id);
    return page && { __typename: 'ContentPage', ...page };
  },
  Slide: async (id, { data }) => {
    const slide = byId(await data.slides(), id);
    return slide && { __typename: 'Slide', ...slide };
  },
  Warehouse: async (id, { data }) => {
    const warehouse = byId(await data.warehouses(), id);
    return warehouse && { __typename: 'Warehouse', ...warehouse };
  },
  ShippingMethod: async (id, { data }) => {
    const method = byId(await data.shippingMethods(), id);
    return method && { __typename: 'ShippingMethod', ...method };
  },
  PaymentMethod: async (id, { data }) => {
    const method = byId(await data.paymentMethods(), id);
    return method && { __typename: 'PaymentMethod', ...method };
  },
};

function byId<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
): Entry | null {
  return entries.find((entry) => entry.id === id) ?? null;
}

async function findNode(id: string, context: GatewayContext): Promise<Node | null> {
  const { type, rawId } = splitId(id);
  const find = Object.hasOwn(FINDERS, type) ? FINDERS[type] : undefined;
  return find === undefined || rawId === '' ? null : await find(rawId, context);
}

/** Most ids of one request; each may cost a read when the shop cannot read several at once. */
const IDS_MAX = 100;

/** Objects of all public types by global id. */
export const nodeResolvers: ModuleResolvers = {
  Query: {
    node: (_, { id }, context) => findNode(id, context),
    nodes: (_, { ids }, context) => {
      if (ids.length > IDS_MAX) throw badUserInput(`ids must be at most ${IDS_MAX}`, 'ids');
      // Each on its own, so that a failed read costs one entry; the generated type has no null in a promise.
      return ids.map((id) => findNode(id, context)) as Promise<Node>[];
    },
  },
};
