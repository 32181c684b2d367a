import { readCategoryType } from '@gawai/domain/category-type';
import type { CategoryResolvers } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { encodeId } from '../../graphql/global-id.ts';
import type { CategoryRecord } from '../../rest/endpoints/category.ts';
import type { ProductCategoryRecord } from '../../rest/endpoints/product.ts';
import { noSeo } from '../../rest/endpoints/seo.ts';
import { findCategory } from '../shared/find-category.ts';

/** A category, or what a product tells of its own; the rest of it is read when it is asked for. */
export type KnownCategory = CategoryRecord | NamedCategory;

/** The category of a product, with the slug by which it is found. */
export type NamedCategory = ProductCategoryRecord & { readonly slug: string };

/** The category that a product names; null when it has no slug and no listed category its name. */
export function categoryOfProduct(
  named: ProductCategoryRecord | null,
  { data }: Pick<GatewayContext, 'data'>,
): KnownCategory | null | Promise<KnownCategory | null> {
  if (named === null) return null;
  const { name, slug } = named;
  if (slug !== null) return { name, slug };
  return data.categories().then((all) => findCategory(all, (category) => category.name === name));
}

/** One that the shop does not list (any more) is a category with nothing but name and slug. */
async function readCategory(
  { name, slug }: NamedCategory,
  { data }: Pick<GatewayContext, 'data'>,
): Promise<CategoryRecord> {
  const found = findCategory(await data.categories(), (category) => category.slug === slug);
  const unlisted = { type: null, parent: null, children: [], image: null, seo: noSeo };
  return found ?? { id: `.${slug}`, name, slug, ...unlisted };
}

const field =
  <Value>(read: (category: CategoryRecord) => Value) =>
  (known: KnownCategory, _: object, context: Pick<GatewayContext, 'data'>) =>
    'id' in known ? read(known) : readCategory(known, context).then(read);

/** Fields of a category. */
export const categoryResolvers: CategoryResolvers = {
  id: field(({ id }) => encodeId('Category', id)),
  type: field(({ type }) => readCategoryType(type)),
  parent: field(({ parent }) => parent),
  children: field(({ children }) => children),
  image: field(({ image }) => image),
  seo: field(({ seo }) => seo),
};
