import type { ShopSource } from './lean-rest.ts';
import { isPayable, kindOf, stateOf, statusOf } from './order-state.ts';
import {
  amountDueOf,
  availabilityOf,
  discountOf,
  moment,
  momentOrNull,
  ratingOf,
  type WireLine,
  type WireOrder,
  type WirePage,
  type WirePayment,
  type WireProduct,
} from './wire.ts';

/** Context of the resolvers of every GraphQL contender. */
export interface ShopContext {
  readonly shop: ShopSource;
}

/** Where pictures are; the gateway is started with the same address. */
export const IMAGE_BASE_URL = 'https://images.shop.example';

/** A payment row with the order that it belongs to. */
type PaymentOfOrder = WirePayment & { readonly order: WireOrder };

/** Resolvers for the fields that the benchmark requests, without validation of the shop's JSON. */
export const resolvers = {
  Query: {
    products: (_: unknown, { page }: { page?: number | null }, { shop }: ShopContext) =>
      shop.productPage(page ?? 1),
    order: (_: unknown, { accessHash }: { accessHash: string }, { shop }: ShopContext) =>
      shop.order(accessHash),
  },
  ProductConnection: {
    nodes: (parent: WirePage) => parent.data,
    totalCount: (parent: WirePage) => parent.total,
    pageInfo: (parent: WirePage) => parent,
  },
  PageInfo: {
    number: (parent: WirePage) => parent.current_page,
    last: (parent: WirePage) => parent.last_page,
  },
  Product: {
    id: (parent: WireProduct) => `Product:${parent.id}`,
    slug: (parent: WireProduct) => parent.url_slug,
    originalPrice: (parent: WireProduct) => parent.original_price,
    discountPercent: discountOf,
    rating: ratingOf,
    availability: availabilityOf,
    onlineStock: (parent: WireProduct) => parent.total_online_stock,
    image: ({ image_1 }: WireProduct) =>
      image_1 === null ? null : { url: `${IMAGE_BASE_URL}/${image_1}` },
    category: (parent: WireProduct) => parent.product_category,
  },
  Category: {
    slug: (parent: { readonly url_slug: string }) => parent.url_slug,
  },
  Order: {
    id: (parent: WireOrder) => `Order:${parent.order_no}`,
    number: (parent: WireOrder) => parent.order_no,
    placedAt: (parent: WireOrder) => moment(parent.order_time),
    status: statusOf,
    subtotal: (parent: WireOrder) => parent.total,
    discount: (parent: WireOrder) => parent.voucher_discount,
    shipping: (parent: WireOrder) => ({ total: parent.total_shipping_fee }),
    amountDue: amountDueOf,
    grandTotal: (parent: WireOrder) => parent.grand_total,
    lines: (parent: WireOrder) => parent.order_details,
    payments: (order: WireOrder): PaymentOfOrder[] =>
      order.order_payments.map((payment) => ({ ...payment, order })),
  },
  OrderLine: {
    id: (parent: WireLine) => `OrderLine:${parent.id}`,
    productName: (parent: WireLine) => parent.product_name,
    productSku: (parent: WireLine) => parent.product_sku,
    variantName: (parent: WireLine) => parent.product_variant_name,
    subtotal: ({ price, quantity }: WireLine) => price * quantity,
  },
  OrderPayment: {
    id: (parent: WirePayment) => `OrderPayment:${parent.id}`,
    accessHash: (parent: WirePayment) => parent.hash,
    methodName: (parent: WirePayment) => parent.payment_method_name,
    state: stateOf,
    isConfirmed: (parent: WirePayment) => parent.is_confirmed === 1,
    kind: kindOf,
    isPayable: (parent: PaymentOfOrder) => isPayable(parent, parent.order),
    expiresAt: (parent: WirePayment) => momentOrNull(parent.expired_at),
  },
};
