import { PAGE_NUMBER_MAX, SLUG_MAX } from '@gawai/domain/limits';
import { cleanSearchText } from '@gawai/domain/listing';
import { defaultSort, wireSort } from '@gawai/domain/sort';
import type {
  ProductConnectionResolvers,
  ProductKey,
  QueryProductsArgs,
} from '../../__generated__/resolvers.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import type { Loaders } from '../../graphql/create-loaders.ts';
import { checkSlug, decodeId } from '../../graphql/global-id.ts';
import { isSelected } from '../../graphql/is-selected.ts';
import { findCategory } from '../shared/find-category.ts';
import { plainText } from '../shared/plain-text.ts';
import type { ProductDetail } from '../../rest/endpoints/product.ts';
import type { ProductQuery } from '../../rest/endpoints/product-page.ts';
import { categoryResolvers } from './category.resolvers.ts';
import { categoryMenu } from './category-menu.ts';
import { productFilter } from './product-filter.ts';
import {
  productResolvers,
  productVariantResolvers,
  warehouseStockResolvers,
} from './product.resolvers.ts';

/** The query for the shop; null arguments count as missing. */
function productQuery(
  { search, category, filter, sort, page }: QueryProductsArgs,
  withFacets: boolean,
): ProductQuery {
  return {
    search: cleanSearchText(search),
    category: categorySlug(category),
    filter: productFilter(filter),
    sort: wireSort(sort ?? defaultSort),
    page: Math.min(PAGE_NUMBER_MAX, Math.max(1, page ?? 1)),
    withFacets,
  };
}

/** Cut to the length of the longest slug, between characters: a longer one names no category. */
function categorySlug(text: QueryProductsArgs['category']): string | null {
  const slug = plainText(text);
  return slug === null ? null : Array.from(slug).slice(0, SLUG_MAX).join('');
}

function findProduct(by: ProductKey, loaders: Loaders): Promise<ProductDetail | null> {
  return typeof by.id === 'string'
    ? loaders.productById.load(decodeId('Product', by.id, 'by.id'))
    : loaders.productBySlug.load(checkSlug(by.slug, 'by.slug'));
}

const productConnection: ProductConnectionResolvers = {
  nodes: (parent) => parent.items,
  totalCount: (parent) => parent.page.total,
  pageInfo: (parent) => parent.page,
};

/** Products and categories (specification.md 2 and 3). */
export const catalogResolvers: ModuleResolvers = {
  Query: {
    products: (_, args, { data }, info) =>
      data.productPage(productQuery(args, isSelected(info, 'facets'))),
    product: async (_, { by }, { loaders }) => {
      const product = await findProduct(by, loaders);
      return product?.active === true ? product : null;
    },
    featuredProducts: (_, _args, { data }) => data.featuredProducts(),
    categories: (_, _args, { data }) => data.categories(),
    featuredCategories: (_, _args, { data }) => data.featuredCategories(),
    categoryGroups: async (_, _args, { data }) => categoryMenu(await data.categories()),
    category: async (_, { slug }, { data }) =>
      findCategory(await data.categories(), (category) => category.slug === slug),
  },
  Product: productResolvers,
  ProductVariant: productVariantResolvers,
  WarehouseStock: warehouseStockResolvers,
  Category: categoryResolvers,
  ProductConnection: productConnection,
};
