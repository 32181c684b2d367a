import {
  fetchCategories,
  fetchFeaturedCategories,
  type CategoryRecord,
} from '../../rest/endpoints/category.ts';
import {
  fetchPages,
  fetchSlides,
  type ContentPageRecord,
  type SlideRecord,
} from '../../rest/endpoints/content.ts';
import {
  fetchPaymentMethods,
  type PaymentMethodRecord,
} from '../../rest/endpoints/payment-method.ts';
import {
  fetchFeaturedProducts,
  fetchProduct,
  fetchRelatedProducts,
  type ProductDetail,
  type ProductRecord,
} from '../../rest/endpoints/product.ts';
import {
  fetchProductPage,
  type ProductPageRecord,
  type ProductQuery,
} from '../../rest/endpoints/product-page.ts';
import {
  fetchProductReviews,
  type ProductReviewPageRecord,
} from '../../rest/endpoints/product-review.ts';
import {
  fetchCities,
  fetchDistricts,
  fetchProvinces,
  type RegionRecord,
} from '../../rest/endpoints/region.ts';
import { fetchSettings, type SettingsRecord } from '../../rest/endpoints/settings.ts';
import {
  fetchShippingOptions,
  type ShippingFeeQuery,
  type ShippingOptionRecord,
} from '../../rest/endpoints/shipping-fee.ts';
import {
  fetchShippingMethods,
  type ShippingMethodRecord,
} from '../../rest/endpoints/shipping-method.ts';
import { fetchWarehouses, type WarehouseRecord } from '../../rest/endpoints/warehouse.ts';
import type { OnReceived, RestClient } from '../../rest/client/rest-client.ts';
import type { Freshness } from './freshness.ts';
import { productReader } from './product-reader.ts';
import type { PublicStore } from './public-store.ts';
import type { SharedReads, TimeLimit } from './shared-reads.ts';

/**
 * The shop's public data for one request, from the store that all requests share. Calls to the shop have
 * no token. Every method rejects with an `UpstreamError` or a `ShopRejection`.
 */
export class PublicData {
  readonly #store: PublicStore;
  readonly #shop: RestClient;
  readonly #freshness: Freshness;
  readonly #timeLimit: (own: 'usual' | 'slow') => TimeLimit;
  readonly #readProduct: ReturnType<typeof productReader>;
  #freshOnly = false;

  /**
   * `shop` must be the client without a token: its results are shared by all clients. `timeLimit` is how
   * long this request waits for a read that another request may have begun.
   */
  constructor(
    store: PublicStore,
    shop: RestClient,
    freshness: Freshness,
    timeLimit: (own: 'usual' | 'slow') => TimeLimit,
  ) {
    this.#store = store;
    this.#shop = shop;
    this.#freshness = freshness;
    this.#timeLimit = timeLimit;
    this.#readProduct = productReader(shop, store.productsCall);
  }

  /** From now on, reads of this request fail instead of returning stale data. */
  disallowStale(): void {
    this.#freshOnly = true;
  }

  /** Slides of the home page. */
  slides(): Promise<readonly SlideRecord[]> {
    return this.#take(this.#store.slides, '', fetchSlides);
  }

  /** The shop's own pages. */
  pages(): Promise<readonly ContentPageRecord[]> {
    return this.#take(this.#store.pages, '', fetchPages);
  }

  /** Texts that appear on many pages. */
  settings(): Promise<SettingsRecord> {
    return this.#take(this.#store.settings, '', fetchSettings);
  }

  /** All top categories. */
  categories(): Promise<readonly CategoryRecord[]> {
    return this.#take(this.#store.categories, 'all', fetchCategories);
  }

  /** The featured categories. */
  featuredCategories(): Promise<readonly CategoryRecord[]> {
    return this.#take(this.#store.categories, 'featured', fetchFeaturedCategories);
  }

  paymentMethods(): Promise<readonly PaymentMethodRecord[]> {
    return this.#take(this.#store.paymentMethods, '', fetchPaymentMethods);
  }

  shippingMethods(): Promise<readonly ShippingMethodRecord[]> {
    return this.#take(this.#store.shippingMethods, '', fetchShippingMethods);
  }

  warehouses(): Promise<readonly WarehouseRecord[]> {
    return this.#take(this.#store.warehouses, '', fetchWarehouses);
  }

  provinces(): Promise<readonly RegionRecord[]> {
    return this.#take(this.#store.regions, 'provinces', fetchProvinces);
  }

  /** The cities of a province. */
  cities(provinceId: string): Promise<readonly RegionRecord[]> {
    const read = (shop: RestClient) => fetchCities(shop, provinceId);
    return this.#take(this.#store.regions, `cities:${provinceId}`, read);
  }

  /** The districts of a city. */
  districts(cityId: string): Promise<readonly RegionRecord[]> {
    const read = (shop: RestClient) => fetchDistricts(shop, cityId);
    return this.#take(this.#store.regions, `districts:${cityId}`, read);
  }

  /** The services of a courier on a route. */
  shippingOptions(requested: ShippingFeeQuery): Promise<readonly ShippingOptionRecord[]> {
    const key = JSON.stringify([
      requested.courier,
      requested.origin,
      requested.destination,
      requested.weight,
    ]);
    const read = (shop: RestClient) => fetchShippingOptions(shop, requested);
    return this.#take(this.#store.shippingOptions, key, read, 'slow');
  }

  /** The featured products. */
  featuredProducts(): Promise<readonly ProductRecord[]> {
    return this.#take(this.#store.featuredProducts, '', fetchFeaturedProducts);
  }

  /** One page of products. */
  async productPage(requested: ProductQuery): Promise<ProductPageRecord> {
    const key = JSON.stringify([
      requested.search,
      requested.category,
      requested.filter,
      requested.sort,
      requested.page,
      requested.withFacets,
    ]);
    const read = (shop: RestClient) => fetchProductPage(shop, requested);
    return (await this.#take(this.#store.productPages, key, read)).take();
  }

  /** One product by slug; null when there is none. Resolvers use the loaders of the request instead. */
  async productBySlug(slug: string): Promise<ProductDetail | null> {
    const read = (shop: RestClient) => fetchProduct(shop, slug);
    const product = await this.#take(this.#store.products, `slug:${slug}`, read);
    return product?.slug === slug ? product : null;
  }

  /** One product by id; null when there is none. Resolvers use the loaders of the request instead. */
  async productById(id: string): Promise<ProductDetail | null> {
    const read = (_: RestClient, onReceived: OnReceived) => this.#readProduct(id, onReceived);
    return withId(id, await this.#take(this.#store.products, `id:${id}`, read));
  }

  /**
   * One product by id for its description, pictures and the like, up to a minute old; null when
   * there is none. Resolvers use the loaders of the request instead.
   */
  async descriptionById(id: string): Promise<ProductDetail | null> {
    const { descriptions, products } = this.#store;
    const read = async (_: RestClient, onReceived: OnReceived) => {
      const key = `id:${id}`;
      const readOne = (onResponse: OnReceived) => this.#readProduct(id, onResponse);
      // A stale product must not be stored as a fresh description.
      const { value } = await products.get(key, readOne, { freshOnly: true });
      onReceived(products.sizeOf(key));
      return value;
    };
    return withId(id, await this.#take(descriptions, id, read));
  }

  /** The related products of a product; null when the shop has none. */
  relatedProducts(slug: string): Promise<readonly ProductRecord[] | null> {
    const read = (shop: RestClient) => fetchRelatedProducts(shop, slug);
    return this.#take(this.#store.relatedProducts, slug, read);
  }

  /** One page of the reviews of a product; null when the shop has none. */
  productReviews(slug: string, page: number): Promise<ProductReviewPageRecord | null> {
    const read = (shop: RestClient) => fetchProductReviews(shop, slug, page);
    return this.#take(this.#store.productReviews, `${page}:${slug}`, read);
  }

  async #take<Value>(
    reads: SharedReads<Value>,
    key: string,
    read: (shop: RestClient, onReceived: OnReceived) => Promise<Value>,
    own: 'usual' | 'slow' = 'usual',
  ): Promise<Value> {
    const reported = (onReceived: OnReceived) => read(this.#shop.reporting(onReceived), onReceived);
    const options = { timeLimit: this.#timeLimit(own), freshOnly: this.#freshOnly };
    return this.#freshness.take(await reads.get(key, reported, options));
  }
}

/** The shop tries the text as a slug first, and a slug may look like an id (shop-api.md 5.2). */
function withId(id: string, product: ProductDetail | null): ProductDetail | null {
  return product?.id === id ? product : null;
}
