import type { Clock } from '../../clock.ts';
import type { CategoryRecord } from '../../rest/endpoints/category.ts';
import type { ContentPageRecord, SlideRecord } from '../../rest/endpoints/content.ts';
import type { PaymentMethodRecord } from '../../rest/endpoints/payment-method.ts';
import type { ProductDetail, ProductRecord } from '../../rest/endpoints/product.ts';
import type { ProductPageRecord } from '../../rest/endpoints/product-page.ts';
import type { ProductReviewPageRecord } from '../../rest/endpoints/product-review.ts';
import type { RegionRecord } from '../../rest/endpoints/region.ts';
import type { SettingsRecord } from '../../rest/endpoints/settings.ts';
import type { ShippingOptionRecord } from '../../rest/endpoints/shipping-fee.ts';
import type { ShippingMethodRecord } from '../../rest/endpoints/shipping-method.ts';
import type { WarehouseRecord } from '../../rest/endpoints/warehouse.ts';
import { OptionalCall } from '../../rest/optional-call.ts';
import type { RereadValue } from '../../rest/reread-value.ts';
import { noMetrics, type Metrics } from '../../telemetry/metrics.ts';
import { typeLifetime } from '../type-lifetimes.ts';
import { SharedReads } from './shared-reads.ts';

/**
 * How long each kind of public data counts as fresh, in ms: as long as responses with its type. Prices
 * and stocks change with every order, so products live just long enough for simultaneous requests to
 * share one read; their descriptions and pictures live longer.
 */
const LIFETIMES = {
  slides: typeLifetime('Slide'),
  pages: typeLifetime('ContentPage'),
  settings: typeLifetime('Settings'),
  categories: typeLifetime('Category'),
  paymentMethods: typeLifetime('PaymentMethod'),
  shippingMethods: typeLifetime('ShippingMethod'),
  warehouses: typeLifetime('Warehouse'),
  regions: typeLifetime('Region'),
  shippingOptions: typeLifetime('ShippingOption'),
  products: typeLifetime('Product'),
  descriptions: 60_000,
  productReviews: typeLifetime('ProductReview'),
} as const;

/** The public data that all requests of this process share. Read through `PublicData`. */
export class PublicStore {
  readonly slides: SharedReads<readonly SlideRecord[]>;
  readonly pages: SharedReads<readonly ContentPageRecord[]>;
  readonly settings: SharedReads<SettingsRecord>;
  /** All and featured. */
  readonly categories: SharedReads<readonly CategoryRecord[]>;
  readonly paymentMethods: SharedReads<readonly PaymentMethodRecord[]>;
  readonly shippingMethods: SharedReads<readonly ShippingMethodRecord[]>;
  readonly warehouses: SharedReads<readonly WarehouseRecord[]>;
  /** By level and parent. */
  readonly regions: SharedReads<readonly RegionRecord[]>;
  /** By route, weight and courier. */
  readonly shippingOptions: SharedReads<readonly ShippingOptionRecord[]>;
  readonly featuredProducts: SharedReads<readonly ProductRecord[]>;
  /** By all parameters of the query. */
  readonly productPages: SharedReads<RereadValue<ProductPageRecord>>;
  /** By slug and by id; null = there is none. */
  readonly products: SharedReads<ProductDetail | null>;
  /** By id: the same products for what an order does not change. */
  readonly descriptions: SharedReads<ProductDetail | null>;
  /** Whether the shop has the call for several products (shop-api.md 10.1). */
  readonly productsCall: OptionalCall;
  /** By slug; null = the shop names none. */
  readonly relatedProducts: SharedReads<readonly ProductRecord[] | null>;
  /** By slug and page; null = the shop shows none. */
  readonly productReviews: SharedReads<ProductReviewPageRecord | null>;

  readonly #onExpire: () => void;

  /**
   * `clock` is the one of the machine unless a test brings its own; `onExpire` is called whenever
   * something has expired before its time, so that nothing made of it is served any longer.
   */
  constructor(clock: Clock, metrics: Metrics = noMetrics, onExpire: () => void = () => undefined) {
    this.#onExpire = onExpire;
    this.productsCall = new OptionalCall(clock);
    const shared = <Value>(kind: keyof typeof LIFETIMES, entriesMax = 1) =>
      new SharedReads<Value>({
        clock,
        lifetime: LIFETIMES[kind],
        entriesMax,
        count: (outcome) => metrics.sharedRead(kind, outcome),
      });
    this.slides = shared('slides');
    this.pages = shared('pages');
    this.settings = shared('settings');
    this.categories = shared('categories', 2);
    this.paymentMethods = shared('paymentMethods');
    this.shippingMethods = shared('shippingMethods');
    this.warehouses = shared('warehouses');
    this.regions = shared('regions', 1_000);
    this.shippingOptions = shared('shippingOptions', 1_000);
    this.featuredProducts = shared('products');
    this.productPages = shared('products', 200);
    this.products = shared('products', 2_000);
    this.descriptions = shared('descriptions', 2_000);
    this.relatedProducts = shared('products', 500);
    this.productReviews = shared('productReviews', 1_000);
  }

  /** Expires everything that holds stocks or prices, e.g. after an order. */
  expireProducts(): void {
    expireAll([this.featuredProducts, this.productPages, this.products, this.relatedProducts]);
    this.#onExpire();
  }

  /** Expires everything that goes into the figures of a checkout, also fees and methods. */
  expireFigures(): void {
    const { shippingOptions, shippingMethods, paymentMethods, warehouses } = this;
    expireAll([shippingOptions, shippingMethods, paymentMethods, warehouses]);
    this.expireProducts();
  }
}

function expireAll(kinds: readonly Pick<SharedReads<unknown>, 'expire'>[]): void {
  for (const kind of kinds) kind.expire();
}
