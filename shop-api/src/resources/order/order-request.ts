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
import { readShippingType, type ShippingType } from '@gawai/domain/shipping';
import { fieldLabels, problemText } from '@gawai/domain/texts/problem-text';
import { field, fieldSet, mapped, schemaOf } from '../../http/fields.ts';
import type { FieldReader } from '../../http/field-reader.ts';
import { addProblems } from '../../http/read-fields.ts';

/** Payments that are read to report that there are too many; beyond it the list is invalid. */
const ROWS_READ = 100;

const text = (label: string, description: string) => field.text(label, description, NAME_MAX);
const informative = 'informative, the shop uses its own';

const buyer = fieldSet({
  email: mapped(field.checkedText(fieldLabels.email, 'E-mail', EMAIL_MAX), (email, reader) => {
    addProblems(reader, checkEmail(email));
    return email;
  }),
  first_name: text(fieldLabels.firstName, 'First name of the customer'),
  last_name: field.optionalText(fieldLabels.lastName, 'Last name', NAME_MAX),
  phone: field.phone('Phone number of the customer'),
});

const recipient = fieldSet({
  user_address_id: field.optionalId(fieldLabels.addressName, 'Saved address of the customer'),
  shipping_first_name: text(fieldLabels.firstName, 'First name of the recipient'),
  shipping_last_name: field.optionalText(fieldLabels.lastName, 'Last name', NAME_MAX),
  shipping_phone: field.phone('Phone number of the recipient'),
  street_address: field.text(fieldLabels.streetAddress, 'Street and number', STREET_ADDRESS_MAX),
  province_id: field.id(fieldLabels.provinceId, 'Province'),
  city_id: field.id(fieldLabels.cityId, 'City in the province'),
  district_id: field.id(fieldLabels.districtId, 'District in the city'),
  zip_code: field.text(fieldLabels.zipCode, 'Postal code', ZIP_CODE_MAX),
});

/** Informative only: the names are taken from the database. */
const regionNames = fieldSet({
  province: text(fieldLabels.provinceId, `Name of the province, ${informative}`),
  city: text(fieldLabels.cityId, `Name of the city, ${informative}`),
  district: text(fieldLabels.districtId, `Name of the district, ${informative}`),
});

const shipping = fieldSet({
  shipping_type: mapped(
    field.text('Tipe Pengiriman', '`delivery`, or any text with `pick` for pickup'),
    (word, reader, name): ShippingType => {
      const type = readShippingType(word);
      if (type === 'DELIVERY' && word !== '' && word.toLowerCase() !== 'delivery') {
        reader.fail(name, 'Kolom Tipe Pengiriman tidak valid');
      }
      return type;
    },
  ),
  shipping_method_id: field.optionalId(
    'Metode Pengiriman',
    'Required for delivery, null for pickup',
  ),
  shipping_method_name: field.optionalText(
    'Metode Pengiriman',
    `Required for delivery, null for pickup; ${informative}`,
  ),
  shipping_method_detail: field.optionalText(
    'Layanan Pengiriman',
    'Service of `GET /shipping-fee`, for methods with `is_rajaongkir` 1',
  ),
});

const source = fieldSet({
  warehouse_id: field.id('Gudang', 'Warehouse that fills the order'),
  warehouse: field.text('Gudang', `Name of the warehouse, ${informative}`),
  voucher_id: field.optionalId(fieldLabels.voucherCode, 'Voucher'),
  voucher_code: field.optionalText(fieldLabels.voucherCode, 'Its code', VOUCHER_CODE_MAX),
});

const figures = fieldSet({
  total_weight: field.decimal('Total Berat', 'Weight of all lines in grams'),
  total: field.rupiah('Sub Total', 'Goods'),
  voucher_discount: field.rupiah('Voucher', 'Discount of the voucher'),
  shipping_fee: field.decimal('Ongkos Kirim', 'Fee of the courier in rupiah'),
  additional_shipping_fee: field.decimal('Biaya Tambahan Kirim', 'Added to it, in rupiah'),
  total_shipping_fee: field.rupiah('Total Ongkos Kirim', 'Both, rounded up'),
  insurance_fee_percentage: field.decimal(
    'Persentase Asuransi',
    'Per cent of the discounted goods',
  ),
  insurance_fee_amount: field.decimal('Biaya Asuransi', 'Added to the insurance, in rupiah'),
  total_insurance_fee: field.rupiah('Total Biaya Asuransi', 'Both, rounded up'),
  payment_fee: field.rupiah('Biaya Pembayaran', 'Fees of all payments'),
  grand_total: field.rupiah('Total Bayar', 'Sum of the payments'),
});

const line = fieldSet({
  product_id: field.id('Produk', 'Product'),
  product_variant_id: field.optionalId('Varian', 'Variant, required if the product has variants'),
  price: field.rupiah('Harga', 'Price of one piece'),
  quantity: field.whole('Jumlah', 'Pieces', QUANTITY_MIN, QUANTITY_MAX),
  weight: field.decimal('Berat', 'Weight of one piece in grams'),
  total_weight: field.decimal('Total Berat', 'Weight of the line in grams'),
});

const payment = fieldSet({
  payment_method_id: field.id('Metode Pembayaran', 'Payment method'),
  amount: field.whole('Jumlah Pembayaran', 'Part of the amount due', 1, PAYMENT_AMOUNT_MAX),
  fee_amount: field.rupiah('Biaya Pembayaran', 'Fee of the method'),
  total: field.rupiah('Total Pembayaran', 'Amount and fee'),
});

const lists = fieldSet({
  details: mapped(
    field.list(
      'Produk',
      'Lines, each product and variant once',
      { min: 1, max: CART_LINES_MAX },
      line,
    ),
    checkRepeatedLines,
  ),
  payments: mapped(
    field.list(
      'Pembayaran',
      'Payments; none when nothing is due',
      { min: 0, max: ROWS_READ, shownMax: PAYMENTS_MAX },
      payment,
    ),
    (rows, reader) => {
      if (rows.length > PAYMENTS_MAX) {
        addProblems(reader, [{ code: 'TOO_MANY_PAYMENTS', max: PAYMENTS_MAX }]);
      }
      return rows;
    },
  ),
});

/** The body of POST /order; its parts are read in this order. */
export const orderBody = schemaOf(buyer, recipient, regionNames, shipping, source, figures, lists);

/** A product and variant must be one line: a cart merges lines, so two of them are an error of the client. */
function checkRepeatedLines(
  lines: readonly LineInput[],
  reader: FieldReader,
): readonly LineInput[] {
  const seen = new Set<string>();
  lines.forEach(({ productId, productVariantId: variantId }, index) => {
    const key = lineKey({
      productId: String(productId),
      variantId: variantId === null ? null : String(variantId),
    });
    if (seen.has(key) && productId > 0) {
      reader.fail(
        `details.${index}.product_id`,
        'Produk yang sama harus digabung dalam satu baris',
      );
    }
    seen.add(key);
  });
  return lines;
}

/**
 * Reads the body of POST /order (shop-api.md 5.19). Errors are collected in the reader: check them before using the
 * request.
 */
export function readOrderRequest(reader: FieldReader) {
  const people = { buyer: buyer.read(reader), recipient: recipient.read(reader) };
  regionNames.read(reader);
  const { shippingType, ...method } = shipping.read(reader);
  checkMethod(reader, shippingType, method);
  const isPickup = shippingType === 'PICKUP';
  const { warehouseId, voucherId, voucherCode } = source.read(reader);
  const sentFigures = figures.read(reader);
  const { details, payments } = lists.read(reader);
  return {
    ...people,
    shippingType,
    warehouseId,
    voucherId,
    voucherCode,
    shippingMethodId: isPickup ? null : method.shippingMethodId,
    /** The courier's service, for courier-calculated methods. */
    shippingMethodDetail: isPickup ? null : method.shippingMethodDetail,
    figures: sentFigures,
    lines: details,
    payments,
  };
}

/**
 * The validated request of an order, with the amounts that the buyer saw. Weights are in grams, amounts in rupiah;
 * exact decimals are texts.
 */
export type OrderRequest = ReturnType<typeof readOrderRequest>;
/** Name, address and phone (`+62…`) of the recipient. */
export type Recipient = OrderRequest['recipient'];
type LineInput = ReturnType<typeof line.read>;
/** What is bought: a line without what the shop works out itself. */
export type OrderedLine = Omit<LineInput, 'weight' | 'totalWeight'>;
/** A part of the amount due, without its fee. */
export type PaymentShare = Omit<ReturnType<typeof payment.read>, 'feeAmount' | 'total'>;

/** The content of an order without the amounts that the buyer saw. */
export interface OrderContent extends Omit<OrderRequest, 'figures' | 'lines' | 'payments'> {
  readonly lines: readonly OrderedLine[];
  readonly payments: readonly PaymentShare[];
}

/** Delivery needs a method; pickup must name none (shop-api.md 5.19, clarification 6). */
function checkMethod(
  reader: FieldReader,
  type: ShippingType,
  method: Readonly<Record<string, string | number | null>>,
): void {
  if (type === 'PICKUP') {
    if (Object.values(method).some((value) => value !== null)) {
      reader.fail('shipping_method_id', 'Self Pickup tidak memakai Metode Pengiriman');
    }
    return;
  }
  const isMissing = (name: string, field: string) =>
    method[name] === null && reader.errors?.[field] === undefined;
  if (isMissing('shippingMethodId', 'shipping_method_id')) {
    reader.fail('shipping_method_id', problemText({ code: 'SHIPPING_METHOD_REQUIRED' }));
  } else if (isMissing('shippingMethodName', 'shipping_method_name')) {
    reader.fail('shipping_method_name', 'Kolom Metode Pengiriman harus diisi');
  }
}
