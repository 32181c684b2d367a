import type { GuestAddressForm } from '@gawai/domain/address';
import type { SplitRow } from '@gawai/domain/payment';
import type { ShippingType } from '@gawai/domain/shipping';
import type { ShippingSelection } from '@gawai/domain/shipping-selection';
import { randomKey } from '../../lib/random-key.ts';

/** What a guest fills in about themselves, as text; selects hold ids (specification.md 5). */
export type BuyerFields = Readonly<Record<keyof GuestAddressForm, string>>;

/** The buyer with the names of the regions, to show what was chosen without another request. */
export type Buyer = BuyerFields & {
  readonly province: string;
  readonly city: string;
  readonly district: string;
};

/** A chosen service of a courier; its price and days are in the quote. */
export type ServiceOffer = { readonly service: string };

/** The shipping part of the choices. */
export type Selection = ShippingSelection<ServiceOffer>;

/** What a guest typed into the record before this one. */
export type LastTyped = { readonly form: Buyer; readonly email: string };

/**
 * What a shopper has entered in a checkout so far (specification.md 3, checkout record). Figures are
 * not part of it: they are the quote's.
 */
export type CheckoutState = {
  /** Current values of the buyer's form, saved or not. */
  readonly form: Buyer;
  /** The buyer as last saved; null before the first time. */
  readonly buyer: Buyer | null;
  /** True while the form is open, false while the saved buyer is shown. */
  readonly isEditing: boolean;
  /** A warehouse of null = the one that the shop takes by itself (default, or first for pickup). */
  readonly selection: Selection;
  /** The code of the applied voucher, as the shop writes it; null without one. */
  readonly voucherCode: string | null;
  /** Message why the last voucher was removed automatically; null when it was not. */
  readonly voucherRejection: string | null;
  /** The saved address that `buyer` was taken from; null for an address that was entered in the form. */
  readonly addressId: string | null;
  readonly email: string;
  /** Rows of the split payment, amounts without fee. */
  readonly rows: readonly SplitRow[];
  /** The amount due that the rows share out; null before the first quote. */
  readonly due: number | null;
  /** True when the last change was a key press: the next quote may wait for the rest. */
  readonly isTyping: boolean;
  /** Phone of the customer that the record belongs to; null for a guest. */
  readonly customer: string | null;
  /** Offered to a guest to be filled in with one tap; null when there is nothing to offer. */
  readonly last: LastTyped | null;
  /**
   * Random and the same in every tab: a part of the key under which an order is sent. It stays until the
   * order is placed; null before a tab has opened the record.
   */
  readonly recordId: string | null;
  /**
   * The warehouse that the last quote took by itself, and for which shipping type; null before this tab
   * has had one. It is not stored.
   */
  readonly automatic: { readonly shippingType: ShippingType; readonly warehouseId: string } | null;
};

/** A buyer with no value entered yet. */
export const emptyBuyer: Buyer = {
  phone: '',
  firstName: '',
  lastName: '',
  streetAddress: '',
  provinceId: '',
  cityId: '',
  districtId: '',
  zipCode: '',
  province: '',
  city: '',
  district: '',
};

/** How a checkout starts: delivery, the buyer's form open, nothing chosen (specification.md 4). */
export const startCheckout: CheckoutState = {
  form: emptyBuyer,
  buyer: null,
  isEditing: true,
  selection: {
    shippingType: 'DELIVERY',
    warehouseId: null,
    methodId: null,
    options: null,
    service: null,
  },
  voucherCode: null,
  voucherRejection: null,
  addressId: null,
  email: '',
  rows: [],
  due: null,
  isTyping: false,
  customer: null,
  last: null,
  recordId: null,
  automatic: null,
};

/** A new checkout record, as a tab opens it. */
export const beginRecord = (): CheckoutState => ({ ...startCheckout, recordId: randomKey() });

const buyerFields = Object.keys(emptyBuyer) as (keyof Buyer)[];

/** Whether two buyers have equal fields, in any order. */
export const isSameBuyer = (one: Buyer, other: Buyer): boolean =>
  buyerFields.every((field) => one[field] === other[field]);
