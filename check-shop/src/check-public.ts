import { fetchCategories, fetchFeaturedCategories } from '@gawai/gateway/rest/endpoints/category';
import { fetchPages, fetchSlides } from '@gawai/gateway/rest/endpoints/content';
import { fetchPaymentMethods } from '@gawai/gateway/rest/endpoints/payment-method';
import {
  fetchFeaturedProducts,
  fetchProduct,
  fetchRelatedProducts,
  type ProductRecord,
} from '@gawai/gateway/rest/endpoints/product';
import { fetchProductReviews } from '@gawai/gateway/rest/endpoints/product-review';
import { fetchProductsById } from '@gawai/gateway/rest/endpoints/products-by-id';
import { fetchProductPage } from '@gawai/gateway/rest/endpoints/product-page';
import {
  fetchCities,
  fetchDistricts,
  fetchProvinces,
  type RegionRecord,
} from '@gawai/gateway/rest/endpoints/region';
import { fetchSettings } from '@gawai/gateway/rest/endpoints/settings';
import { fetchShippingOptions } from '@gawai/gateway/rest/endpoints/shipping-fee';
import { fetchShippingMethods } from '@gawai/gateway/rest/endpoints/shipping-method';
import { fetchWarehouses } from '@gawai/gateway/rest/endpoints/warehouse';
import { UpstreamError } from '@gawai/gateway/rest/client/upstream-error';
import type { CallChecker } from './call-checker.ts';
import { readDetails } from './read-details.ts';
import type { TracedClient } from './traced-client.ts';

const FIRST_PAGE = {
  search: null,
  category: null,
  filter: null,
  sort: 'id desc',
  page: 1,
  withFacets: false,
};

/** Calls that need a product of the listing. */
const OF_ONE_PRODUCT = [
  'GET /product/{key}',
  'GET /product/{key}/review',
  'GET /product/{key}/related',
] as const;

/** Weight of the parcel whose fee is requested, in grams. */
const PARCEL_WEIGHT = 1_000;

/** Checks the reads that need no customer. Returns the products of the first page. */
export async function checkPublic(checker: CallChecker): Promise<readonly ProductRecord[]> {
  await checker.check('GET /settings', readSettings);
  await checker.check('GET /health', probeHealth);
  await checker.check('GET /slider', fetchSlides);
  await checker.check('GET /page', fetchPages);
  const products = await checkCatalog(checker);
  const city = await checkRegions(checker);
  await checkDelivery(checker, city);
  return products;
}

/** The settings have a reader of their own, which finds the two texts in several forms. */
async function readSettings(shop: TracedClient): Promise<void> {
  const { footerText, paymentRemarks } = await fetchSettings(shop);
  shop.kind = 'object';
  const readings = new Map<string, unknown>([
    ['footer_text', footerText],
    ['payment_remarks', paymentRemarks],
  ]);
  shop.traces.push({ readings, unusable: null });
}

/** The gateway reads only the status of this call. */
async function probeHealth(shop: TracedClient): Promise<void> {
  try {
    await shop.act({ method: 'GET', path: ['health'], isOptional: true });
  } catch (error) {
    if (!(error instanceof UpstreamError && error.code === 'SHOP_BAD_REPLY')) throw error;
  }
}

async function checkCatalog(checker: CallChecker): Promise<readonly ProductRecord[]> {
  await checker.check('GET /product-category', fetchCategories);
  await checker.check('GET /product-category?featured=true', fetchFeaturedCategories);
  const page = await checker.check('GET /product', async (shop) => {
    const firstPage = (await fetchProductPage(shop, FIRST_PAGE)).take();
    readDetails(firstPage.items);
    return firstPage;
  });
  await checker.check('GET /product?featured=true', async (shop) =>
    readDetails(await fetchFeaturedProducts(shop)),
  );
  const products = page?.items ?? [];
  const [first] = products;
  await checkProductsById(checker, products);
  if (first === undefined) {
    for (const call of OF_ONE_PRODUCT) checker.skip(call, 'no product is listed');
    return products;
  }
  const { slug } = first;
  await checker.check('GET /product/{key}', async (shop) => {
    const product = await fetchProduct(shop, slug);
    if (product !== null) readDetails([product]);
    return product;
  });
  await checker.check('GET /product/{key}/review', (shop) => fetchProductReviews(shop, slug, 1));
  await checker.check('GET /product/{key}/related', async (shop) => {
    const related = await fetchRelatedProducts(shop, slug);
    return related && readDetails(related);
  });
  return products;
}

const BY_ID = 'GET /product?ids=';

/** A shop without this call ignores the parameter, and responds with some page of the listing. */
async function checkProductsById(
  checker: CallChecker,
  products: readonly ProductRecord[],
): Promise<void> {
  const ids = products.slice(-2).map(({ id }) => id);
  if (ids.length < 2) {
    checker.skip(BY_ID, 'fewer than two products are listed');
    return;
  }
  const found = await checker.check(BY_ID, async (shop) => {
    const byId = await fetchProductsById(shop, ids);
    return byId === null ? 'none' : readDetails(byId);
  });
  if (found === 'none') {
    checker.record(BY_ID, {
      state: 'missing',
      notes: ['the response is no list of these products'],
    });
  }
}

/** Returns a city of the shop. */
async function checkRegions(checker: CallChecker): Promise<RegionRecord | null> {
  const [province] = (await checker.check('GET /province', fetchProvinces)) ?? [];
  if (province === undefined) return null;
  const cities = await checker.check('GET /city', (shop) => fetchCities(shop, province.id));
  const [city] = cities ?? [];
  if (city === undefined) return null;
  await checker.check('GET /district', (shop) => fetchDistricts(shop, city.id));
  return city;
}

async function checkDelivery(checker: CallChecker, city: RegionRecord | null): Promise<void> {
  const warehouses = (await checker.check('GET /warehouse', fetchWarehouses)) ?? [];
  const methods = (await checker.check('GET /shipping-method', fetchShippingMethods)) ?? [];
  await checker.check('GET /payment-method', fetchPaymentMethods);
  const courier = methods.find((method) => method.courier !== null)?.courier ?? null;
  const origin = warehouses.find(({ cityId }) => cityId !== null)?.cityId ?? null;
  if (courier === null) checker.skip('GET /shipping-fee', 'no courier with calculated fees');
  else if (origin === null) checker.skip('GET /shipping-fee', 'no warehouse has a city');
  else if (city !== null) {
    const query = { origin, destination: city.id, weight: PARCEL_WEIGHT, courier };
    await checker.check('GET /shipping-fee', (shop) => fetchShippingOptions(shop, query));
  }
}
