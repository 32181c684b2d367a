import { readCategoryType } from '@gawai/domain/category-type';
import type { CategoryResolvers } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { encodeId } from '../../graphql/global-id.ts';
import type { CategoryRecord } from '../../rest/endpoints/category.ts';
import type { ProductCategoryRecord } from '../../rest/endpoints/product.ts';
import { noSeo } from '../../rest/endpoints/seo.ts';
import { findCategory } from '../shared/find-category.ts';

/** A category, or the name and slug that a product contains; other fields are read when they are selected. */
export type KnownCategory = CategoryRecord | NamedCategory;

/** The category of a product, which has a slug to look it up by. */
export type NamedCategory = ProductCategoryRecord & { readonly slug: string };

/** The category of a product; null when it has no slug and no listed category has its name. */
export function categoryOfProduct(
  named: ProductCategoryRecord | null,
  { data }: Pick<GatewayContext, 'data'>,
): KnownCategory | null | Promise<KnownCategory | null> {
  if (named === null) return null;
  const { name, slug } = named;
  if (slug !== null) return { name, slug };
  return data.categories().then((all) => findCategory(all, (category) => category.name === name));
}

/** A category that the shop does not list (any more) has nothing but name and slug. */
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
