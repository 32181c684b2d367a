import { ok, type FakeRoute } from './fake-upstream.ts';
import { galaxy, ideaPad } from './samples.ts';

/** Warehouses in Jakarta (default) and Bandung (shop-api.md 5.9). */
export const warehouses = [
  { id: 1, name: 'Gudang Jakarta', is_default: 1, city_id: 3174 },
  { id: 2, name: 'Toko Bandung', is_default: 0, city_id: 3273 },
];

/** A courier and the shop's own one (shop-api.md 5.8). */
export const shippingMethods = [
  {
    id: 1,
    name: 'JNE',
    is_rajaongkir: 1,
    rajaongkir_courier_name: 'jne',
    additional_fee: 0,
    insurance_fee_percentage: '0.20',
    insurance_fee_amount: 5000,
  },
  {
    id: 4,
    name: 'Kurir Toko',
    is_rajaongkir: 0,
    rajaongkir_courier_name: null,
    additional_fee: 25000,
    insurance_fee_percentage: 0,
    insurance_fee_amount: 0,
  },
];

/** A manual transfer, a virtual account of the Jakarta warehouse only, and a card of both (shop-api.md 5.7). */
export const paymentMethods = [
  {
    id: 1,
    name: 'Transfer Manual BCA',
    fee_type: 'fixed',
    fee_amount: 0,
    payment_gateway: 0,
    payment_gateway_codes: [],
  },
  {
    id: 2,
    name: 'BCA Virtual Account',
    fee_type: 'fixed',
    fee_amount: 4000,
    payment_gateway: 1,
    payment_gateway_codes: [{ code: '140', warehouse_id: 1 }],
  },
  {
    id: 3,
    name: 'Credit Card',
    fee_type: 'Percentage',
    fee_amount: '2.90',
    payment_gateway: 1,
    payment_gateway_codes: [{ code: '1', warehouse_id: null }],
  },
];

/** Shipping options of the courier (shop-api.md 5.14). */
export const shippingOptions = [
  { service: 'OKE', etd: '3-5', cost: 28000 },
  { service: 'REG', etd: '2-3', cost: 36000 },
  { service: 'YES', etd: '1-1', cost: 64000 },
];

/** A voucher of ten percent (shop-api.md 5.17). */
export const voucher = {
  id: 3,
  voucher_code: 'HEMAT10',
  discount_type: 'Percentage',
  discount_amount: 10,
  max_discount: 500000,
  min_order: 1000000,
  payment_method_id: null,
};

/** The same voucher in the list that the shop returns (shop-api.md 10.15). */
export const listedVoucher = { ...voucher, ends_at: '2027-11-20 14:03:22' };

/** Hash of the saved order. */
export const ORDER_HASH = 'f3b1c0de5a9d4b6e8c7f2a1d0e9b8c7a6f5e4d3c';
/** Hash of its first payment row. */
export const PAYMENT_HASH = '0c5d9a7b3e1f48269d0b7a6c5e4f3d2b1a09f8e7';

/** A saved order (shop-api.md 5.20). */
export const savedOrder = {
  id: 900,
  order_no: 'SO261120000900',
  order_time: '2026-11-20 14:03:22',
  hash: ORDER_HASH,
  total: 7499000,
  voucher_discount: 0,
  total_shipping_fee: 36000,
  total_insurance_fee: 19998,
  payment_fee: 120000,
  grand_total: 7674998,
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
  order_payments: [
    {
      id: 1801,
      hash: PAYMENT_HASH,
      payment_method_name: 'Credit Card',
      total: 4116000,
      is_paid: 0,
      is_confirmed: 0,
      payment_gateway_id: 1,
      expired_at: '2026-11-21 14:03:22',
    },
    {
      id: 1802,
      hash: '9e8d7c6b5a4f3e2d1c0b9a8f7e6d5c4b3a2f1e0d',
      payment_method_name: 'Transfer Manual BCA',
      total: 3558998,
      is_paid: 0,
      is_confirmed: 0,
      payment_gateway_id: null,
      expired_at: '2026-11-21 14:03:22',
    },
  ],
  order_details: [
    {
      id: 2701,
      order_id: 900,
      product_id: 202,
      product_sku: 'LP-202',
      product_name: 'IdeaPad Slim 3',
      product_variant_name: null,
      price: 7499000,
      quantity: 1,
      review: null,
    },
  ],
  refund: null,
};

/** The response to a new order (shop-api.md 5.19). */
export const placedOrder = {
  status: 201,
  headers: { 'idempotency-supported': '1' },
  body: {
    status: 'success',
    message: 'Pesanan berhasil dibuat',
    data: {
      id: 900,
      order_no: 'SO261120000900',
      hash: ORDER_HASH,
      grand_total: 7674998,
      is_paid: 0,
    },
  },
};

const cities = [
  { id: 3171, name: 'Kota Jakarta Pusat' },
  { id: 3174, name: 'Kota Jakarta Selatan' },
];

const districts: Readonly<Record<string, readonly unknown[]>> = {
  '3171': [{ id: 317101, name: 'Gambir' }],
  '3174': [{ id: 317401, name: 'Tebet' }],
};

/** The calls from the cart to a saved order, for a phone with two variants and a laptop. */
export const checkoutRoutes: Readonly<Record<string, FakeRoute>> = {
  'GET /product/101': ok(galaxy),
  'GET /product/202': ok(ideaPad),
  'GET /warehouse': ok(warehouses),
  'GET /shipping-method': ok(shippingMethods),
  'GET /shipping-fee': ok(shippingOptions),
  'GET /payment-method': ok(paymentMethods),
  'GET /province': ok([{ id: 31, name: 'DKI Jakarta' }]),
  'GET /city': ({ query }) => ok(query['province'] === '31' ? cities : []),
  'GET /district': ({ query }) => ok(districts[query['city'] ?? ''] ?? []),
  'POST /order/apply-voucher': ok(voucher),
  'POST /order': placedOrder,
  [`GET /order/${ORDER_HASH}`]: ok(savedOrder),
};

/** One laptop. */
export const laptopLine = { productId: 'Product:202', quantity: 1 };
/** One phone in blue. */
export const phoneLine = {
  productId: 'Product:101',
  variantId: 'ProductVariant:501',
  quantity: 1,
};

/** Delivery to South Jakarta by the courier's second service. */
export const delivery = {
  cityId: 'City:3174',
  shippingMethodId: 'ShippingMethod:1',
  service: 'REG',
};

/** A checkout that can be ordered. */
export const completeQuote = {
  lines: [laptopLine],
  fulfilment: { delivery },
  payments: [{ methodId: 'PaymentMethod:1', amount: 7_554_998 }],
};

/** The worked order of the contract as a guest sends it: one laptop, two payments. */
export const orderInput = {
  idempotencyKey: 'first-try-0001',
  lines: [laptopLine],
  contact: {
    firstName: 'Budi',
    lastName: 'Santoso',
    phone: '0812-3456-7890',
    email: 'budi@example.com',
  },
  address: {
    street: 'Jl. Melati No. 5',
    provinceId: 'Province:31',
    cityId: 'City:3174',
    districtId: 'District:317401',
    zipCode: '12810',
  },
  fulfilment: { delivery },
  payments: [
    { methodId: 'PaymentMethod:3', amount: 4_000_000 },
    { methodId: 'PaymentMethod:2', amount: 3_554_998 },
  ],
};
