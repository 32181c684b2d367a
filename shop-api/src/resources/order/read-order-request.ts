import { checkEmail } from '@gawai/domain/account';
import { lineKey } from '@gawai/domain/cart';
import {
  CART_LINES_MAX,
  EMAIL_MAX,
  NAME_MAX,
  PAYMENTS_MAX,
  PAYMENT_AMOUNT_MAX,
  QUANTITY_MAX,
  QUANTITY_MIN,
  STREET_ADDRESS_MAX,
  VOUCHER_CODE_MAX,
  ZIP_CODE_MAX,
} from '@gawai/domain/limits';
import { readShippingType } from '@gawai/domain/shipping';
import type { ShippingType } from '@gawai/domain/shipping';
import { fieldLabels, problemText } from '@gawai/domain/texts/problem-text';
import type { FormReader } from '../../http/form.ts';
import { noteProblems } from '../../http/note-problems.ts';
import { readPhone } from '../../http/read-phone.ts';
import type {
  Buyer,
  OrderRequest,
  Recipient,
  FiguresInput,
  LineInput,
  PaymentInput,
} from './order-request.ts';

/** So many rows are read to say that there are too many; past it the list is no list of payments. */
const ROWS_READ = 100;

/**
 * Reads the body of POST /order (shop-api.md 5.19). What is wrong with its shape is noted in the form:
 * look at its errors before using the request.
 */
export function readOrderRequest(form: FormReader): OrderRequest {
  const buyer = readBuyer(form);
  const recipient = readRecipient(form);
  const shippingType = readType(form);
  const method = readMethod(form, shippingType);
  const warehouseId = form.requiredId('warehouse_id', 'Gudang');
  form.requiredText('warehouse', 'Gudang');
  const voucherId = form.optionalId('voucher_id', fieldLabels.voucherCode);
  const voucherCode = form.optionalText('voucher_code', fieldLabels.voucherCode, VOUCHER_CODE_MAX);
  const figures = readFigures(form);
  const lines = form.list('details', 'Produk', 1, CART_LINES_MAX, readLine);
  noteRepeatedLines(form, lines);
  const payments = form.list('payments', 'Pembayaran', 0, ROWS_READ, readPayment);
  if (payments.length > PAYMENTS_MAX) {
    noteProblems(form, [{ code: 'TOO_MANY_PAYMENTS', max: PAYMENTS_MAX }]);
  }
  return {
    buyer,
    recipient,
    shippingType,
    warehouseId,
    ...method,
    voucherId,
    voucherCode,
    figures,
    lines,
    payments,
  };
}

function readBuyer(form: FormReader): Buyer {
  const email = form.optionalText('email', fieldLabels.email, EMAIL_MAX) ?? '';
  noteProblems(form, checkEmail(email));
  return {
    firstName: form.requiredText('first_name', fieldLabels.firstName, NAME_MAX),
    lastName: form.optionalText('last_name', fieldLabels.lastName, NAME_MAX),
    phone: readPhone(form, 'phone'),
    email,
  };
}

function readRecipient(form: FormReader): Recipient {
  const recipient = {
    userAddressId: form.optionalId('user_address_id', fieldLabels.addressName),
    shippingFirstName: form.requiredText('shipping_first_name', fieldLabels.firstName, NAME_MAX),
    shippingLastName: form.optionalText('shipping_last_name', fieldLabels.lastName, NAME_MAX),
    shippingPhone: readPhone(form, 'shipping_phone'),
    streetAddress: form.requiredText(
      'street_address',
      fieldLabels.streetAddress,
      STREET_ADDRESS_MAX,
    ),
    provinceId: form.requiredId('province_id', fieldLabels.provinceId),
    cityId: form.requiredId('city_id', fieldLabels.cityId),
    districtId: form.requiredId('district_id', fieldLabels.districtId),
    zipCode: form.requiredText('zip_code', fieldLabels.zipCode, ZIP_CODE_MAX),
  };
  form.requiredText('province', fieldLabels.provinceId, NAME_MAX);
  form.requiredText('city', fieldLabels.cityId, NAME_MAX);
  form.requiredText('district', fieldLabels.districtId, NAME_MAX);
  return recipient;
}

function readType(form: FormReader): ShippingType {
  const word = form.requiredText('shipping_type', 'Tipe Pengiriman');
  const type = readShippingType(word);
  if (type === 'DELIVERY' && word !== '' && word.toLowerCase() !== 'delivery') {
    form.fail('shipping_type', 'Kolom Tipe Pengiriman tidak valid');
  }
  return type;
}

/** Delivery needs a method; pickup must name none (shop-api.md 5.19, clarification 6). */
function readMethod(form: FormReader, type: ShippingType) {
  const shippingMethodId = form.optionalId('shipping_method_id', 'Metode Pengiriman');
  const name = form.optionalText('shipping_method_name', 'Metode Pengiriman');
  const shippingMethodDetail = form.optionalText('shipping_method_detail', 'Layanan Pengiriman');
  if (type === 'PICKUP') {
    const given = [shippingMethodId, name, shippingMethodDetail];
    if (given.some((value) => value !== null)) {
      form.fail('shipping_method_id', 'Self Pickup tidak memakai Metode Pengiriman');
    }
    return { shippingMethodId: null, shippingMethodDetail: null };
  }
  if (shippingMethodId === null && form.errors?.['shipping_method_id'] === undefined) {
    form.fail('shipping_method_id', problemText({ code: 'SHIPPING_METHOD_REQUIRED' }));
  } else if (name === null && form.errors?.['shipping_method_name'] === undefined) {
    form.fail('shipping_method_name', 'Kolom Metode Pengiriman harus diisi');
  }
  return { shippingMethodId, shippingMethodDetail };
}

function readFigures(form: FormReader): FiguresInput {
  return {
    total_weight: form.decimal('total_weight', 'Total Berat'),
    total: form.rupiah('total', 'Sub Total'),
    voucher_discount: form.rupiah('voucher_discount', 'Voucher'),
    shipping_fee: form.decimal('shipping_fee', 'Ongkos Kirim'),
    additional_shipping_fee: form.decimal('additional_shipping_fee', 'Biaya Tambahan Kirim'),
    total_shipping_fee: form.rupiah('total_shipping_fee', 'Total Ongkos Kirim'),
    insurance_fee_percentage: form.decimal('insurance_fee_percentage', 'Persentase Asuransi'),
    insurance_fee_amount: form.decimal('insurance_fee_amount', 'Biaya Asuransi'),
    total_insurance_fee: form.rupiah('total_insurance_fee', 'Total Biaya Asuransi'),
    payment_fee: form.rupiah('payment_fee', 'Biaya Pembayaran'),
    grand_total: form.rupiah('grand_total', 'Total Bayar'),
  };
}

function readLine(item: FormReader): LineInput {
  return {
    productId: item.requiredId('product_id', 'Produk'),
    productVariantId: item.optionalId('product_variant_id', 'Varian'),
    price: item.rupiah('price', 'Harga'),
    quantity: item.wholeNumber('quantity', 'Jumlah', QUANTITY_MIN, QUANTITY_MAX),
    weight: item.decimal('weight', 'Berat'),
    totalWeight: item.decimal('total_weight', 'Total Berat'),
  };
}

/** A product and variant is one line: a cart merges, so two of them are a mistake of the sender. */
function noteRepeatedLines(form: FormReader, lines: readonly LineInput[]): void {
  const seen = new Set<string>();
  lines.forEach(({ productId, productVariantId }, place) => {
    const key = lineKey({
      productId: String(productId),
      variantId: productVariantId === null ? null : String(productVariantId),
    });
    if (seen.has(key) && productId > 0) {
      form.fail(`details.${place}.product_id`, 'Produk yang sama harus digabung dalam satu baris');
    }
    seen.add(key);
  });
}

function readPayment(item: FormReader): PaymentInput {
  return {
    paymentMethodId: item.requiredId('payment_method_id', 'Metode Pembayaran'),
    amount: item.wholeNumber('amount', 'Jumlah Pembayaran', 1, PAYMENT_AMOUNT_MAX),
    feeAmount: item.rupiah('fee_amount', 'Biaya Pembayaran'),
    total: item.rupiah('total', 'Total Pembayaran'),
  };
}
