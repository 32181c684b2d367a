import { isSlug } from '@gawai/domain/url-keys';
import { loadQuery, type QueryClient } from '../../apollo/load-query.ts';
import { reviewsPage } from '../../features/catalog/reviews-address.ts';
import { mustLoad, pageNotFound, type PageLoader } from '../../routing/page-loader.ts';
import { productPageTexts } from '../../texts/product.ts';
import { fetchPurifier } from '../../ui/purify.ts';
import {
  deliveryPart,
  factsPart,
  fetchDeliveryScript,
  fetchReviewsScript,
  reviewsPart,
} from './product-parts.ts';
import {
  ProductPageDocument,
  type ProductPageQuery,
  type ProductPageQueryVariables,
} from './product.generated.ts';

/** The script of the reviews, which the server always needs, and the page of them that the address names. */
async function loadReviewsOf(client: QueryClient, slug: string, page: number | null) {
  if (page === null && !import.meta.env.SSR) return;
  const [{ loadReviews }] = await Promise.all([fetchReviewsScript(), reviewsPart.fetch()]);
  if (page !== null) await loadReviews(client, slug, page);
}

/** The stores, for the document of the server; a browser fetches them when their section comes near the window. */
async function loadDelivery(client: QueryClient) {
  const [{ loadStores }] = await Promise.all([fetchDeliveryScript(), deliveryPart.fetch()]);
  await loadStores(client);
}

/**
 * The product of a slug, and its reviews when the address names a page of them. An unknown or impossible
 * one is a page of its own with status 404.
 */
export const loadProduct: PageLoader<null> = async (client, { params, request }) => {
  const { slug = '' } = params;
  const page = reviewsPage(new URL(request.url).searchParams);
  if (!isSlug(slug)) throw notFound();
  const [loadedPage] = await Promise.all([
    loadQuery<ProductPageQuery, ProductPageQueryVariables>(client, ProductPageDocument, { slug }),
    fetchPurifier(),
    factsPart.fetch(),
    loadReviewsOf(client, slug, page),
    import.meta.env.SSR ? loadDelivery(client) : undefined,
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
