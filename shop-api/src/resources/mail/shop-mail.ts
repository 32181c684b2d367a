import type { Rupiah } from '@gawai/domain/money';

/** The fields of an order in every mail about it. */
export interface MailOrder {
  readonly orderNo: string;
  readonly hash: string;
  readonly isGuest: boolean;
  readonly firstName: string;
}

/** A payment that a message is about. */
export interface MailPayment {
  readonly method: string;
  readonly amount: Rupiah;
}

/** One line of an order; `price` is that of one piece. */
export interface MailLine {
  readonly name: string;
  readonly quantity: number;
  readonly price: Rupiah;
}

/** The amounts of an order, in whole rupiah. */
export interface MailFigures {
  readonly total: Rupiah;
  readonly voucherDiscount: Rupiah;
  readonly shipping: Rupiah;
  readonly insurance: Rupiah;
  readonly paymentFee: Rupiah;
  readonly grandTotal: Rupiah;
}

/** A message to a customer or guest, as the outbox stores it; times are ISO texts. */
export type ShopMail =
  | {
      readonly kind: 'orderReceived';
      readonly order: MailOrder;
      readonly lines: readonly MailLine[];
      readonly figures: MailFigures;
      readonly payments: readonly MailPayment[];
      /** Deadline of the payments; null when nothing is due. */
      readonly payUntil: string | null;
    }
  | {
      readonly kind: 'paymentReceived';
      readonly order: MailOrder;
      readonly payment: MailPayment;
      /** Amount due of the other payments of the order; null when one of them has expired. */
      readonly remaining: Rupiah | null;
      /** Whether the order was voided before the payment. */
      readonly isVoided: boolean;
    }
  | {
      readonly kind: 'receiptRejected';
      readonly order: MailOrder;
      readonly payment: MailPayment;
      readonly note: string | null;
      /** Deadline of a new receipt; missing in mails of older versions. */
      readonly payUntil?: string;
    }
  | {
      readonly kind: 'shipped';
      readonly order: MailOrder;
      /** Null for goods that were picked up. */
      readonly parcel: {
        readonly courier: string;
        readonly resiNo: string;
        readonly trackingUrl: string | null;
      } | null;
    }
  | {
      readonly kind: 'refunded';
      readonly order: MailOrder;
      readonly amount: Rupiah;
      readonly note: string | null;
    }
  | {
      readonly kind: 'passwordReset';
      readonly firstName: string;
      readonly token: string;
      readonly minutes: number;
    };
