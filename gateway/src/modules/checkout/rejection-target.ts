import type { ProblemCode } from '@gawai/domain/problem';

/** The error code for a rejected field of POST /order, and its path into the input. */
export type RejectionTarget = readonly [code: ProblemCode, field: string | null];

const TOTAL: RejectionTarget = ['TOTAL_CHANGED', 'seenGrandTotal'];
const UNKNOWN_FIELD: RejectionTarget = ['REFUSED', null];

/** By wire field; `*` is a position, `@` delivery or pickup (shop-api.md 5.19). */
const TARGETS = new Map<string, RejectionTarget>(
  Object.entries<RejectionTarget>({
    first_name: ['REFUSED', 'contact.firstName'],
    last_name: ['REFUSED', 'contact.lastName'],
    phone: ['PHONE_INVALID', 'contact.phone'],
    email: ['EMAIL_INVALID', 'contact.email'],
    user_address_id: ['ADDRESS_NOT_FOUND', 'savedAddressId'],
    shipping_first_name: ['REFUSED', 'address.firstName'],
    shipping_last_name: ['REFUSED', 'address.lastName'],
    shipping_phone: ['PHONE_INVALID', 'address.phone'],
    street_address: ['REFUSED', 'address.street'],
    province_id: ['PROVINCE_UNKNOWN', 'address.provinceId'],
    province: ['PROVINCE_UNKNOWN', 'address.provinceId'],
    city_id: ['CITY_UNKNOWN', 'address.cityId'],
    city: ['CITY_UNKNOWN', 'address.cityId'],
    district_id: ['DISTRICT_UNKNOWN', 'address.districtId'],
    district: ['DISTRICT_UNKNOWN', 'address.districtId'],
    zip_code: ['REFUSED', 'address.zipCode'],
    shipping_type: ['FULFILMENT_REQUIRED', 'fulfilment'],
    warehouse_id: ['WAREHOUSE_UNKNOWN', 'fulfilment.@.warehouseId'],
    warehouse: ['WAREHOUSE_UNKNOWN', 'fulfilment.@.warehouseId'],
    shipping_method_id: ['SHIPPING_METHOD_UNKNOWN', 'fulfilment.@.shippingMethodId'],
    shipping_method_name: ['SHIPPING_METHOD_UNKNOWN', 'fulfilment.@.shippingMethodId'],
    shipping_method_detail: ['SHIPPING_OPTION_UNKNOWN', 'fulfilment.@.service'],
    voucher_id: ['VOUCHER_REFUSED', 'voucherCode'],
    voucher_code: ['VOUCHER_REFUSED', 'voucherCode'],
    details: ['CART_EMPTY', 'lines'],
    'details.*.product_id': ['NOT_SOLD', 'lines.*.productId'],
    'details.*.product_variant_id': ['VARIANT_NOT_SOLD', 'lines.*.variantId'],
    'details.*.price': ['PRICE_CHANGED', 'lines.*.seenPrice'],
    'details.*.quantity': ['QUANTITY_ABOVE_STOCK', 'lines.*.quantity'],
    'details.*.weight': ['TOTAL_CHANGED', 'lines.*'],
    'details.*.total_weight': ['TOTAL_CHANGED', 'lines.*'],
    payments: ['REFUSED', 'payments'],
    'payments.*': ['REFUSED', 'payments.*'],
    'payments.*.payment_method_id': ['PAYMENT_METHOD_NOT_OFFERED', 'payments.*.methodId'],
    'payments.*.amount': ['REFUSED', 'payments.*.amount'],
    'payments.*.fee_amount': ['TOTAL_CHANGED', 'payments.*'],
    'payments.*.total': ['TOTAL_CHANGED', 'payments.*'],
    total: TOTAL,
    total_weight: TOTAL,
    voucher_discount: TOTAL,
    shipping_fee: TOTAL,
    additional_shipping_fee: TOTAL,
    total_shipping_fee: TOTAL,
    insurance_fee_percentage: TOTAL,
    insurance_fee_amount: TOTAL,
    total_insurance_fee: TOTAL,
    payment_fee: TOTAL,
    grand_total: TOTAL,
  }),
);

/** The target of a wire field such as `details.0.price`; without a path when the input has no such field. */
export function rejectionTarget(wireField: string): RejectionTarget {
  return TARGETS.get(wireField.replace(/\.\d+(?=\.|$)/g, '.*')) ?? UNKNOWN_FIELD;
}
