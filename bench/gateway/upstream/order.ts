/** Bearer token of the only customer; the order is readable with it alone. */
export const TOKEN = '7|bench-customer';

/** The key of the order that is read. */
export const ORDER_HASH = 'f3b1c0de5a9d4b6e8c7f2a1d0e9b8c7a6f5e4d3c';

const LINES = 5;
const PAYMENTS = 3;

const lines = Array.from({ length: LINES }, (_, n) => ({
  id: 2701 + n,
  order_id: 900,
  product_id: 202 + n,
  product_sku: `LP-${202 + n}`,
  product_name: `IdeaPad Slim ${3 + n}`,
  product_variant_name: n % 2 === 0 ? null : 'Arctic Grey',
  price: 7_499_000 + n * 50_000,
  quantity: 1 + n,
  review: null,
}));

const payments = Array.from({ length: PAYMENTS }, (_, n) => ({
  id: 1801 + n,
  hash: `0c5d9a7b3e1f48269d0b7a6c5e4f3d2b1a09f8e${n}`,
  payment_method_name: ['Credit Card', 'BCA Virtual Account', 'Transfer Manual'][n],
  total: 38_000_000 + n,
  is_paid: n === 0 ? 1 : 0,
  is_confirmed: n === 2 ? 1 : 0,
  payment_gateway_id: n === 2 ? null : 1 + n,
  expired_at: '2026-11-21 14:03:22',
}));

const total = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

/** The body of the order (shop-api.md 5.20). */
export const orderBody = JSON.stringify({
  status: 'success',
  message: 'OK',
  data: {
    id: 900,
    order_no: 'SO261120000900',
    order_time: '2026-11-20 14:03:22',
    hash: ORDER_HASH,
    total,
    voucher_discount: 100_000,
    total_shipping_fee: 36_000,
    total_insurance_fee: 19_998,
    payment_fee: 120_000,
    grand_total: total - 100_000 + 36_000 + 19_998 + 120_000,
    is_paid: 0,
    is_shipped: 0,
    is_refunded: 0,
    resi_no: null,
    shipping_type: 'delivery',
    shipping_method_name: 'JNE',
    shipping_method_detail: 'REG',
    warehouse: { name: 'Gudang Jakarta' },
    first_name: 'Budi',
    last_name: 'Santoso',
    phone: '+6281234567890',
    email: 'budi@example.com',
    shipping_first_name: 'Budi',
    shipping_last_name: 'Santoso',
    shipping_phone: '+6281234567890',
    street_address: 'Jl. Melati No. 5',
    district: 'Tebet',
    city: 'Kota Jakarta Selatan',
    province: 'DKI Jakarta',
    zip_code: '12810',
    total_weight: 1700,
    order_payments: payments,
    order_details: lines,
    refund: null,
  },
});
