/** Data of courier, methods and warehouse for a quote, by path (shop-api.md 5.7 to 5.9, 5.14). */
const dataByPath: Readonly<Record<string, unknown>> = {
  '/warehouse': [{ id: 1, name: 'Gudang Jakarta', is_default: 1, city_id: 3174 }],
  '/shipping-method': [
    {
      id: 1,
      name: 'JNE',
      is_rajaongkir: 1,
      rajaongkir_courier_name: 'jne',
      additional_fee: 0,
      insurance_fee_percentage: '0.20',
      insurance_fee_amount: 5_000,
    },
  ],
  '/shipping-fee': [
    { service: 'OKE', etd: '3-5', cost: 28_000 },
    { service: 'REG', etd: '2-3', cost: 36_000 },
  ],
  '/payment-method': [
    ['Transfer Manual BCA', 'fixed', 0, 0],
    ['BCA Virtual Account', 'fixed', 4_000, 1],
    ['Credit Card', 'percentage', '2.90', 1],
  ].map(([name, fee_type, fee_amount, payment_gateway], n) => ({
    id: 1 + n,
    name,
    fee_type,
    fee_amount,
    payment_gateway,
    payment_gateway_codes: [{ code: String(140 + n), warehouse_id: null }],
  })),
};

/** A voucher of ten percent (shop-api.md 5.17). */
const voucher = {
  id: 3,
  voucher_code: 'HEMAT10',
  discount_type: 'percentage',
  discount_amount: 10,
  max_discount: 500_000,
  min_order: 1_000_000,
  payment_method_id: null,
};

/** Path of the voucher check, the slowest call of a quote. */
export const VOUCHER_PATH = '/order/apply-voucher';

/** Its response time, in ms. */
export const VOUCHER_MS = 10;

/** The body of a voucher that the customer may use. */
export const voucherBody = envelope(voucher);

/** The response body for a path that a quote reads; null for other paths. */
export function checkoutBody(path: string): string | null {
  const [, id] = /^\/product\/(\d+)$/.exec(path) ?? [];
  if (id !== undefined) return envelope(productOfCart(Number(id)));
  const data = dataByPath[path];
  return data === undefined ? null : envelope(data);
}

function productOfCart(id: number) {
  return {
    id,
    name: `Galaxy A${id}`,
    url_slug: `galaxy-a${id}`,
    price: 1_000_000 + id * 1_000,
    original_price: null,
    weight: 420,
    status: 1,
    star: '4.5',
    description: '<p>Layar 6,6 inci</p>',
    image_1: `product/galaxy-a${id}.webp`,
    total_online_stock: 900,
    product_stocks: [{ warehouse_id: 1, stock: 900 }],
    product_variants: [],
    product_category: { id: 11, name: 'Handphone', url_slug: 'handphone' },
  };
}

function envelope(data: unknown): string {
  return JSON.stringify({ status: 'success', message: 'OK', data });
}
