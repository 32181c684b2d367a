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
import type { Metrics } from '../../telemetry/metrics.ts';
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
export type PublicStore = ReturnType<typeof createPublicStore>;

/**
 * `onExpire` is called when data expires before the end of its lifetime, so that responses that contain it
 * are no longer served.
 */
export function createPublicStore(clock: Clock, metrics: Metrics, onExpire: () => void) {
  const shared = <Value>(kind: keyof typeof LIFETIMES, entriesMax = 1) =>
    new SharedReads<Value>({
      clock,
      lifetime: LIFETIMES[kind],
      entriesMax,
      count: (outcome) => metrics.sharedRead(kind, outcome),
    });
  /** Data with stocks or prices. */
  const ofProducts = {
    featuredProducts: shared<readonly ProductRecord[]>('products'),
    /** By all parameters of the query. */
    productPages: shared<RereadValue<ProductPageRecord>>('products', 200),
    /** By slug and by id; null = there is none. */
    products: shared<ProductDetail | null>('products', 2_000),
    /** By slug; null = the shop has none. */
    relatedProducts: shared<readonly ProductRecord[] | null>('products', 500),
  };
  /** Further data that the figures of a checkout depend on. */
  const ofCheckout = {
    paymentMethods: shared<readonly PaymentMethodRecord[]>('paymentMethods'),
    shippingMethods: shared<readonly ShippingMethodRecord[]>('shippingMethods'),
    warehouses: shared<readonly WarehouseRecord[]>('warehouses'),
    /** By route, weight and courier. */
    shippingOptions: shared<readonly ShippingOptionRecord[]>('shippingOptions', 1_000),
  };
  /** Expires all data with stocks or prices, e.g. after an order. */
  const expireProducts = () => {
    for (const reads of Object.values(ofProducts)) reads.expire();
    onExpire();
  };
  return {
    ...ofProducts,
    ...ofCheckout,
    slides: shared<readonly SlideRecord[]>('slides'),
    pages: shared<readonly ContentPageRecord[]>('pages'),
    settings: shared<SettingsRecord>('settings'),
    /** All and featured. */
    categories: shared<readonly CategoryRecord[]>('categories', 2),
    /** By level and parent. */
    regions: shared<readonly RegionRecord[]>('regions', 1_000),
    /** Products by id, for the details that an order does not change. */
    descriptions: shared<ProductDetail | null>('descriptions', 2_000),
    /** By slug and page; null = the shop has none. */
    productReviews: shared<ProductReviewPageRecord | null>('productReviews', 1_000),
    /** Whether the shop has the call for several products (shop-api.md 10.1). */
    productsCall: new OptionalCall(clock),
    expireProducts,
    /** Expires all data that the figures of a checkout depend on, also fees and methods. */
    expireFigures: () => {
      for (const reads of Object.values(ofCheckout)) reads.expire();
      expireProducts();
    },
  };
}
