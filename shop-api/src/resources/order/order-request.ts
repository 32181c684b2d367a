import type { ShippingType } from '@gawai/domain/shipping';

/** A line as it was sent: what the buyer saw. Weights are grams as exact text. */
export interface LineInput {
  readonly productId: number;
  readonly productVariantId: number | null;
  readonly price: number;
  readonly quantity: number;
  readonly weight: string;
  readonly totalWeight: string;
}

/** A payment row as it was sent; rupiah. */
export interface PaymentInput {
  readonly paymentMethodId: number;
  readonly amount: number;
  readonly feeAmount: number;
  readonly total: number;
}

/** The figures as they were sent, by their names on the wire; exact decimals are texts. */
export interface FiguresInput {
  readonly total_weight: string;
  readonly total: number;
  readonly voucher_discount: number;
  readonly shipping_fee: string;
  readonly additional_shipping_fee: string;
  readonly total_shipping_fee: number;
  readonly insurance_fee_percentage: string;
  readonly insurance_fee_amount: string;
  readonly total_insurance_fee: number;
  readonly payment_fee: number;
  readonly grand_total: number;
}

/** Who buys; the phone in the form `+62…`. */
export interface Buyer {
  readonly firstName: string;
  readonly lastName: string | null;
  readonly phone: string;
  readonly email: string;
}

/** Who receives, and where. */
export interface Recipient {
  readonly userAddressId: number | null;
  readonly shippingFirstName: string;
  readonly shippingLastName: string | null;
  readonly shippingPhone: string;
  readonly streetAddress: string;
  readonly provinceId: number;
  readonly cityId: number;
  readonly districtId: number;
  readonly zipCode: string;
}

/**
 * The body of POST /order, its shape checked (shop-api.md 5.19). Names that are only informative are
 * left out: the shop takes them from its own records.
 */
export interface OrderRequest {
  readonly buyer: Buyer;
  readonly recipient: Recipient;
  readonly shippingType: ShippingType;
  readonly warehouseId: number;
  readonly shippingMethodId: number | null;
  /** The courier's service, for courier-calculated methods. */
  readonly shippingMethodDetail: string | null;
  readonly voucherId: number | null;
  readonly voucherCode: string | null;
  readonly figures: FiguresInput;
  readonly lines: readonly LineInput[];
  readonly payments: readonly PaymentInput[];
}
