import { ORDER_HASH, PAYMENT_HASH, savedOrder } from './checkout-shop.ts';

const [line] = savedOrder.order_details;
const [, payment] = savedOrder.order_payments;

/** An order with every field that a shop may send (shop-api.md 5.20 and 10). */
export const wholeOrder = {
  ...savedOrder,
  hash: ORDER_HASH,
  voucher_code: 'HEMAT10',
  shipping_fee: 36_000,
  additional_shipping_fee: 0,
  insurance_fee_percentage: '0.20',
  insurance_fee_amount: 5_000,
  resi_no: 'JP123',
  tracking_url: 'https://jne.example/JP123',
  warehouse: { id: 1, name: 'Gudang Jakarta' },
  district_id: 317401,
  city_id: 3174,
  province_id: 31,
  timeline: [{ step: 'ordered', at: '2026-11-20 14:03:22' }],
  order_payments: [
    {
      ...payment,
      hash: PAYMENT_HASH,
      payment_method_id: 1,
      amount: 3_558_998,
      fee_amount: 0,
      receipt_state: 'rejected',
      receipt_note: 'Tidak terbaca',
      transaction_status: '0',
    },
  ],
  order_details: [
    {
      ...line,
      product_id: 101,
      product_variant_name: 'Awesome Navy',
      review: { star: 5, review: 'Bagus' },
    },
  ],
  refund: {
    status: 'rejected',
    reason: 'Rusak',
    requested_at: '2026-11-21 09:00:00',
    note: 'Segel rusak',
  },
};
