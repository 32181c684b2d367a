import type { ShippingType } from '@gawai/domain/shipping';
import { problemText } from '@gawai/domain/texts/problem-text';
import type { FormReader } from '../../http/form.ts';
import { figures, lists, people, shipping, source } from './order-form.ts';
import type { OrderRequest } from './order-request.ts';

/**
 * Reads the body of POST /order (shop-api.md 5.19). What is wrong with its shape is noted in the form:
 * look at its errors before using the request.
 */
export function readOrderRequest(form: FormReader): OrderRequest {
  const sent = people.read(form);
  const { shipping_type: shippingType, ...method } = shipping.read(form);
  noteMethod(form, shippingType, method);
  const { warehouse_id: warehouseId, voucher_id, voucher_code } = source.read(form);
  const isPickup = shippingType === 'PICKUP';
  const sentFigures = figures.read(form);
  const { details, payments } = lists.read(form);
  return {
    buyer: {
      firstName: sent.first_name,
      lastName: sent.last_name,
      phone: sent.phone,
      email: sent.email,
    },
    recipient: {
      userAddressId: sent.user_address_id,
      shippingFirstName: sent.shipping_first_name,
      shippingLastName: sent.shipping_last_name,
      shippingPhone: sent.shipping_phone,
      streetAddress: sent.street_address,
      provinceId: sent.province_id,
      cityId: sent.city_id,
      districtId: sent.district_id,
      zipCode: sent.zip_code,
    },
    shippingType,
    warehouseId,
    shippingMethodId: isPickup ? null : method.shipping_method_id,
    shippingMethodDetail: isPickup ? null : method.shipping_method_detail,
    voucherId: voucher_id,
    voucherCode: voucher_code,
    figures: sentFigures,
    lines: details.map((item) => ({
      productId: item.product_id,
      productVariantId: item.product_variant_id,
      price: item.price,
      quantity: item.quantity,
      weight: item.weight,
      totalWeight: item.total_weight,
    })),
    payments: payments.map((row) => ({
      paymentMethodId: row.payment_method_id,
      amount: row.amount,
      feeAmount: row.fee_amount,
      total: row.total,
    })),
  };
}

/** Delivery needs a method; pickup must name none (shop-api.md 5.19, clarification 6). */
function noteMethod(
  form: FormReader,
  type: ShippingType,
  method: Readonly<Record<string, string | number | null>>,
): void {
  if (type === 'PICKUP') {
    if (Object.values(method).some((value) => value !== null)) {
      form.fail('shipping_method_id', 'Self Pickup tidak memakai Metode Pengiriman');
    }
    return;
  }
  const isMissing = (name: string) => method[name] === null && form.errors?.[name] === undefined;
  if (isMissing('shipping_method_id')) {
    form.fail('shipping_method_id', problemText({ code: 'SHIPPING_METHOD_REQUIRED' }));
  } else if (isMissing('shipping_method_name')) {
    form.fail('shipping_method_name', 'Kolom Metode Pengiriman harus diisi');
  }
}
