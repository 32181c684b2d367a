import { PAGE_NUMBER_MAX, SLUG_MAX } from '@gawai/domain/limits';
import { cleanSearchText } from '@gawai/domain/listing';
import { defaultSort, sortWord } from '@gawai/domain/sort';
import { readCategoryType } from '@gawai/domain/category-type';
import type {
  CategoryMatchResolvers,
  CategoryResolvers,
  QueryProductsArgs,
  SubCategoryResolvers,
} from '../../__generated__/resolvers.ts';
import type { ModuleResolvers } from '../../graphql/module-resolvers.ts';
import { checkSlug, encodeId } from '../../graphql/global-id.ts';
import { plainText } from '../shared/plain-text.ts';
import type { ProductQuery } from '../../rest/endpoints/product.ts';
import { categoryMenu, findCategory } from './category-menu.ts';
import {
  productResolvers,
  productVariantResolvers,
  warehouseStockResolvers,
} from './product.resolvers.ts';

/** What the shop is asked for; an argument that is null counts as missing. */
function productQuery({ search, category, sort, page }: QueryProductsArgs): ProductQuery {
  return {
    search: cleanSearchText(search),
    category: categorySlug(category),
    sort: sortWord(sort ?? defaultSort),
    page: Math.min(PAGE_NUMBER_MAX, Math.max(1, page ?? 1)),
  };
}

/** Cut to the length of the longest slug, between characters: a longer one names no category. */
function categorySlug(text: QueryProductsArgs['category']): string | null {
  const slug = plainText(text);
  return slug === null ? null : Array.from(slug).slice(0, SLUG_MAX).join('');
}

const category: CategoryResolvers = {
  id: (parent) => encodeId('Category', parent.id),
  type: (parent) => readCategoryType(parent.type),
};

const subCategory: SubCategoryResolvers = {
  id: (parent) => encodeId('SubCategory', parent.id),
};

const categoryMatch: CategoryMatchResolvers = {
  name: (parent) => (parent.subCategory ?? parent.category).name,
  slug: (parent) => (parent.subCategory ?? parent.category).slug,
};

/** Products and categories (specification.md 2 and 3). */
export const catalogResolvers: ModuleResolvers = {
  Query: {
    products: (_, args, { data }) => data.productPage(productQuery(args)),
    product: async (_, { slug }, { loaders }) => {
      const product = await loaders.productBySlug.load(checkSlug(slug, 'slug'));
      return product?.active === true ? product : null;
    },
    featuredProducts: (_, _args, { data }) => data.featuredProducts(),
    categories: (_, _args, { data }) => data.categories(),
    featuredCategories: (_, _args, { data }) => data.featuredCategories(),
    categoryGroups: async (_, _args, { data }) => categoryMenu(await data.categories()),
    category: async (_, { slug }, { data }) => findCategory(await data.categories(), slug),
  },
  Product: productResolvers,
  ProductVariant: productVariantResolvers,
  WarehouseStock: warehouseStockResolvers,
  Category: category,
  SubCategory: subCategory,
  CategoryMatch: categoryMatch,
};
