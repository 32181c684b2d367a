/** A product as the shop lists it (shop-api.md 5.2), as far as the bench reads it. */
export interface WireProduct {
  readonly id: number;
  readonly name: string;
  readonly url_slug: string;
  readonly price: number;
  readonly original_price: number | null;
  readonly weight: number;
  readonly status: number;
  readonly star: string;
  readonly image_1: string | null;
  readonly total_online_stock: number;
  readonly product_category: { readonly name: string; readonly url_slug: string } | null;
}

/** A page of products (shop-api.md 5.2). */
export interface WirePage {
  readonly current_page: number;
  readonly data: readonly WireProduct[];
  readonly per_page: number;
  readonly total: number;
  readonly last_page: number;
}

/** One line of an order (shop-api.md 5.20). */
export interface WireLine {
  readonly id: number;
  readonly product_name: string;
  readonly product_sku: string | null;
  readonly product_variant_name: string | null;
  readonly price: number;
  readonly quantity: number;
}

/** One payment row of an order (shop-api.md 5.20). */
export interface WirePayment {
  readonly id: number;
  readonly hash: string;
  readonly payment_method_name: string;
  readonly total: number;
  readonly is_paid: number;
  readonly is_confirmed: number;
  readonly payment_gateway_id: number | null;
  readonly expired_at: string | null;
}

/** An order (shop-api.md 5.20), as far as the bench reads it. */
export interface WireOrder {
  readonly hash: string;
  readonly order_no: string;
  readonly order_time: string;
  readonly total: number;
  readonly voucher_discount: number;
  readonly total_shipping_fee: number;
  readonly total_insurance_fee: number;
  readonly grand_total: number;
  readonly is_paid: number;
  readonly is_shipped: number;
  readonly is_refunded: number;
  readonly order_details: readonly WireLine[];
  readonly order_payments: readonly WirePayment[];
}

/** The badge of a product: whole percent, null for none. */
export function discountOf({ original_price, price }: WireProduct): number | null {
  if (original_price === null || price >= original_price) return null;
  const percent = Math.round(((original_price - price) * 100) / original_price);
  return Math.min(99, Math.max(1, percent));
}

/** Whether a listed product can be bought. */
export function availabilityOf({ status, total_online_stock }: WireProduct): string {
  if (status !== 1) return 'INACTIVE';
  return total_online_stock > 0 ? 'AVAILABLE' : 'OUT_OF_STOCK';
}

/** The mean of the reviews; null when there are none. */
export function ratingOf({ star }: WireProduct): number | null {
  const rating = Number(star);
  return rating > 0 ? rating : null;
}

/** What is due for an order before the fees of payment, in rupiah. */
export function amountDueOf(order: WireOrder): number {
  const { total, voucher_discount, total_shipping_fee, total_insurance_fee } = order;
  return Math.max(0, total - voucher_discount + total_shipping_fee + total_insurance_fee);
}

/** The shop's time of Jakarta as ISO 8601 text. */
export function moment(time: string): string {
  return `${time.replace(' ', 'T')}+07:00`;
}

/** The same for a time that the shop may leave out. */
export function momentOrNull(time: string | null): string | null {
  return time === null ? null : moment(time);
}
