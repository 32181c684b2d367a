import type { Rupiah } from './money.ts';

/** A field of a form or an input that a Problem can point at. Each has a label in the texts. */
export type FormField =
  | 'phone'
  | 'email'
  | 'contact'
  | 'orderNumber'
  | 'firstName'
  | 'lastName'
  | 'gender'
  | 'password'
  | 'confirmPassword'
  | 'currentPassword'
  | 'newPassword'
  | 'confirmNewPassword'
  | 'addressName'
  | 'streetAddress'
  | 'provinceId'
  | 'cityId'
  | 'districtId'
  | 'zipCode'
  | 'voucherCode'
  | 'review'
  | 'reason';

/** A cart or order line the Problem is about: its index in the list and its product. */
type OfLine = { readonly line: number; readonly productName: string };

/** A payment row the Problem is about: its index in the list of the input. */
type OfRow = { readonly row: number };

/**
 * A user error: something that a shopper did or chose and the shop does not allow
 * (specification.md 5). `code` is also the GraphQL enum value; the other properties are the
 * facts its sentence needs. The sentence itself comes from `texts/problem-text`.
 */
export type Problem =
  | { readonly code: 'REQUIRED'; readonly field: FormField }
  | { readonly code: 'MUST_SELECT'; readonly field: FormField }
  | { readonly code: 'TOO_LONG'; readonly field: FormField; readonly max: number }
  | { readonly code: 'EMAIL_INVALID' }
  | { readonly code: 'PHONE_INVALID' }
  | { readonly code: 'PROVINCE_UNKNOWN' }
  | { readonly code: 'CITY_UNKNOWN' }
  | { readonly code: 'DISTRICT_UNKNOWN' }
  | { readonly code: 'TERMS_NOT_ACCEPTED' }
  | { readonly code: 'PASSWORD_MISMATCH' }
  | { readonly code: 'NEW_PASSWORD_MISMATCH' }
  | { readonly code: 'CART_EMPTY' }
  | { readonly code: 'TOO_MANY_LINES'; readonly max: number }
  | { readonly code: 'QUANTITY_INVALID'; readonly line: number }
  | ({ readonly code: 'NOT_SOLD' } & OfLine)
  | ({ readonly code: 'VARIANT_REQUIRED' } & OfLine)
  | ({ readonly code: 'VARIANT_NOT_SOLD' } & OfLine)
  | ({ readonly code: 'OUT_OF_STOCK' } & OfLine)
  | ({ readonly code: 'QUANTITY_ABOVE_STOCK'; readonly available: number } & OfLine)
  | ({ readonly code: 'PRICE_CHANGED'; readonly before: Rupiah; readonly now: Rupiah } & OfLine)
  | {
      readonly code: 'TOTAL_CHANGED';
      /** Which total: the sum due without the payment fees, or with them. */
      readonly figure: 'AMOUNT_DUE' | 'GRAND_TOTAL';
      readonly before: Rupiah;
      readonly now: Rupiah;
    }
  | { readonly code: 'NO_WAREHOUSE' }
  | { readonly code: 'WAREHOUSE_EXCLUDED'; readonly warehouseName: string }
  | { readonly code: 'WAREHOUSE_UNKNOWN' }
  | { readonly code: 'FULFILMENT_REQUIRED' }
  | { readonly code: 'DESTINATION_REQUIRED' }
  | { readonly code: 'DESTINATION_MISMATCH' }
  | { readonly code: 'SHIPPING_METHOD_REQUIRED' }
  | { readonly code: 'SHIPPING_METHOD_UNKNOWN' }
  | { readonly code: 'SHIPPING_OPTION_REQUIRED' }
  | { readonly code: 'SHIPPING_OPTION_UNKNOWN' }
  | { readonly code: 'SHIPPING_OPTIONS_EMPTY' }
  | { readonly code: 'SHIPPING_OPTIONS_FAILED'; readonly text?: string }
  | { readonly code: 'VOUCHER_SIGN_IN' }
  | { readonly code: 'VOUCHER_REFUSED'; readonly text?: string }
  | { readonly code: 'VOUCHER_CHECK_FAILED'; readonly text?: string }
  | { readonly code: 'VOUCHER_BELOW_MINIMUM'; readonly minimum: Rupiah }
  | { readonly code: 'VOUCHER_OTHER_METHOD'; readonly methodName?: string }
  | { readonly code: 'PAYMENT_REQUIRED' }
  | { readonly code: 'PAYMENT_SUM_MISMATCH'; readonly due: Rupiah; readonly sum: Rupiah }
  | ({ readonly code: 'PAYMENT_METHOD_REQUIRED' } & OfRow)
  | ({ readonly code: 'PAYMENT_METHOD_UNKNOWN' } & OfRow)
  | ({ readonly code: 'PAYMENT_METHOD_NOT_OFFERED'; readonly methodName: string } & OfRow)
  | { readonly code: 'TOO_MANY_PAYMENTS'; readonly max: number }
  | { readonly code: 'PAYMENT_NOT_PAYABLE' }
  | { readonly code: 'RECEIPT_REQUIRED' }
  | { readonly code: 'RECEIPT_NOT_IMAGE' }
  | { readonly code: 'RECEIPT_TOO_LARGE' }
  | { readonly code: 'STAR_OUT_OF_RANGE' }
  | { readonly code: 'REFUSED'; readonly text: string; readonly field?: string };

/**
 * A user error that only a server can find. Its sentence comes from `texts/server-problem-text`, which the
 * scripts of pages do not contain: they show the message of the response.
 */
export type ServerProblem =
  | { readonly code: 'PHONE_TAKEN' }
  | { readonly code: 'CREDENTIALS_WRONG' }
  | { readonly code: 'RESET_TOKEN_INVALID' }
  | { readonly code: 'IDEMPOTENCY_KEY_REUSED' }
  | {
      readonly code: 'RETURN_URL_NOT_ALLOWED';
      /** Where it leads; missing when it is no web address. */
      readonly origin?: string;
    }
  | { readonly code: 'ADDRESS_NOT_FOUND' }
  | { readonly code: 'PRODUCT_NOT_FOUND' }
  | { readonly code: 'ORDER_NOT_FOUND' }
  | { readonly code: 'PAYMENT_NOT_FOUND' }
  | { readonly code: 'REVIEW_NOT_ALLOWED'; readonly text?: string }
  | { readonly code: 'REFUND_NOT_ALLOWED'; readonly text?: string }
  | { readonly code: 'REFUND_NOT_OFFERED' }
  | { readonly code: 'CANCEL_NOT_ALLOWED'; readonly text?: string }
  | { readonly code: 'CANCEL_NOT_OFFERED' }
  | { readonly code: 'PASSWORD_RESET_NOT_OFFERED' };

/** Any user error. */
export type AnyProblem = Problem | ServerProblem;

/** The names of all Problems; equal to the values of the GraphQL enum. */
export type ProblemCode = AnyProblem['code'];

/** One Problem by its name. */
export type ProblemOf<Code extends ProblemCode> = Extract<AnyProblem, { readonly code: Code }>;

/**
 * The path in the shopper's input that the Problem is about: `phone`, `lines.0.quantity`,
 * `payments.1.methodId`. Null when it is about the whole.
 */
export function problemField(problem: AnyProblem): string | null {
  switch (problem.code) {
    case 'REQUIRED':
    case 'MUST_SELECT':
    case 'TOO_LONG':
      return problem.field;
    case 'REFUSED':
      return problem.field ?? null;
    case 'EMAIL_INVALID':
      return 'email';
    case 'PHONE_INVALID':
    case 'PHONE_TAKEN':
      return 'phone';
    case 'RESET_TOKEN_INVALID':
      return 'token';
    case 'PROVINCE_UNKNOWN':
      return 'provinceId';
    case 'CITY_UNKNOWN':
      return 'cityId';
    case 'DISTRICT_UNKNOWN':
      return 'districtId';
    case 'TERMS_NOT_ACCEPTED':
      return 'terms';
    case 'PASSWORD_MISMATCH':
      return 'confirmPassword';
    case 'NEW_PASSWORD_MISMATCH':
      return 'confirmNewPassword';
    case 'CART_EMPTY':
    case 'TOO_MANY_LINES':
      return 'lines';
    case 'QUANTITY_INVALID':
    case 'OUT_OF_STOCK':
    case 'QUANTITY_ABOVE_STOCK':
      return `lines.${problem.line}.quantity`;
    case 'NOT_SOLD':
      return `lines.${problem.line}.productId`;
    case 'VARIANT_REQUIRED':
    case 'VARIANT_NOT_SOLD':
      return `lines.${problem.line}.variantId`;
    case 'PRICE_CHANGED':
      return `lines.${problem.line}.price`;
    case 'NO_WAREHOUSE':
    case 'WAREHOUSE_EXCLUDED':
    case 'WAREHOUSE_UNKNOWN':
      return 'warehouseId';
    case 'FULFILMENT_REQUIRED':
      return 'fulfilment';
    case 'DESTINATION_REQUIRED':
    case 'DESTINATION_MISMATCH':
      return 'cityId';
    case 'SHIPPING_METHOD_REQUIRED':
    case 'SHIPPING_METHOD_UNKNOWN':
      return 'shippingMethodId';
    case 'SHIPPING_OPTION_REQUIRED':
    case 'SHIPPING_OPTION_UNKNOWN':
    case 'SHIPPING_OPTIONS_EMPTY':
    case 'SHIPPING_OPTIONS_FAILED':
      return 'shippingService';
    case 'VOUCHER_SIGN_IN':
    case 'VOUCHER_REFUSED':
    case 'VOUCHER_CHECK_FAILED':
    case 'VOUCHER_BELOW_MINIMUM':
    case 'VOUCHER_OTHER_METHOD':
      return 'voucherCode';
    case 'PAYMENT_REQUIRED':
    case 'PAYMENT_SUM_MISMATCH':
    case 'TOO_MANY_PAYMENTS':
      return 'payments';
    case 'PAYMENT_METHOD_REQUIRED':
    case 'PAYMENT_METHOD_UNKNOWN':
    case 'PAYMENT_METHOD_NOT_OFFERED':
      return `payments.${problem.row}.methodId`;
    case 'RECEIPT_REQUIRED':
    case 'RECEIPT_NOT_IMAGE':
    case 'RECEIPT_TOO_LARGE':
      return 'receipt';
    case 'STAR_OUT_OF_RANGE':
      return 'star';
    case 'TOTAL_CHANGED':
      return 'seenGrandTotal';
    case 'RETURN_URL_NOT_ALLOWED':
      return 'returnUrl';
    case 'ADDRESS_NOT_FOUND':
      return 'id';
    case 'PRODUCT_NOT_FOUND':
      return 'productId';
    case 'IDEMPOTENCY_KEY_REUSED':
      return 'idempotencyKey';
    case 'CREDENTIALS_WRONG':
    case 'PAYMENT_NOT_PAYABLE':
    case 'ORDER_NOT_FOUND':
    case 'PAYMENT_NOT_FOUND':
    case 'REVIEW_NOT_ALLOWED':
    case 'REFUND_NOT_ALLOWED':
    case 'REFUND_NOT_OFFERED':
    case 'CANCEL_NOT_ALLOWED':
    case 'CANCEL_NOT_OFFERED':
    case 'PASSWORD_RESET_NOT_OFFERED':
      return null;
  }
}
