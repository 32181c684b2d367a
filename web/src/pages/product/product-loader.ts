import { isSlug } from '@gawai/domain/url-keys';
import { loadQuery } from '../../apollo/load-query.ts';
import { mustLoad, pageNotFound, type PageLoader } from '../../routing/page-loader.ts';
import { productPageTexts } from '../../texts/catalog.ts';
import { fetchPurifier } from '../../ui/purify.ts';
import {
  ProductPageDocument,
  type ProductPageQuery,
  type ProductPageQueryVariables,
} from './product.generated.ts';

/** The product of a slug. An unknown or impossible one is a page of its own with status 404. */
export const loadProduct: PageLoader<null> = async (client, { params }) => {
  const { slug = '' } = params;
  if (!isSlug(slug)) throw notFound();
  const [loadedPage] = await Promise.all([
    loadQuery<ProductPageQuery, ProductPageQueryVariables>(client, ProductPageDocument, { slug }),
    fetchPurifier(),
  ]);
  if (mustLoad(loadedPage, 'product') === null) throw notFound();
  return null;
};

function notFound() {
  return pageNotFound({
    title: productPageTexts.notFoundTitle,
    message: productPageTexts.notFoundMessage,
  });
}
