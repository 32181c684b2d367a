import { checkEmail } from '@gawai/domain/account';
import { rowsMatch, rowsSum } from '@gawai/domain/payment';
import type { Problem, ProblemCode } from '@gawai/domain/problem';
import { problemText } from '@gawai/domain/texts/problem-text';
import type { UserErrorFieldsFragment } from '../../apollo/user-error.generated.ts';
import { emptyBuyer, type BuyerFields, type CheckoutState } from './checkout-state.ts';

/** Path of an error on the checkout page. Numbers are indexes, from 0. */
export type CheckoutPath =
  | keyof BuyerFields
  | 'email'
  | 'warehouse'
  | 'shippingMethod'
  | 'service'
  | 'voucher'
  | 'payments'
  | `method.${number}`
  | `line.${number}`
  | 'order';

/** The first message for each path with an error. */
export type CheckoutErrors = Readonly<Partial<Record<CheckoutPath, string>>>;

/** A problem of a quote, or of an order that the shop rejects. */
export type QuotedProblem = Pick<UserErrorFieldsFragment, 'code' | 'path' | 'message'>;

/** Whether a path is a field of the buyer's form. */
export function isBuyerField(path: string | undefined): path is keyof BuyerFields {
  return path !== undefined && path in emptyBuyer;
}

/** What is wrong with the payment rows as a whole. */
const PAYMENT_ROWS: readonly ProblemCode[] = [
  'PAYMENT_REQUIRED',
  'PAYMENT_SUM_MISMATCH',
  'TOO_MANY_PAYMENTS',
];

function indexInList(path: readonly string[], list: string): number | null {
  const index = Number(path[path.indexOf(list) + 1]);
  return path.includes(list) && Number.isInteger(index) ? index : null;
}

/**
 * The checkout path of a user error: from its code for parts that are chosen, from its path for parts
 * that are filled in; all others belong to the order as a whole.
 */
export function checkoutPathOf({ code, path }: QuotedProblem): CheckoutPath {
  const line = indexInList(path, 'lines');
  if (line !== null) return `line.${line}`;
  if (code.startsWith('PAYMENT_METHOD')) return `method.${indexInList(path, 'payments') ?? 0}`;
  if (PAYMENT_ROWS.includes(code)) return 'payments';
  if (code.startsWith('SHIPPING_OPTION')) return 'service';
  if (code.startsWith('SHIPPING_METHOD') || code === 'FULFILMENT_REQUIRED') return 'shippingMethod';
  if (code === 'NO_WAREHOUSE' || code.startsWith('WAREHOUSE')) return 'warehouse';
  if (code.startsWith('VOUCHER')) return 'voucher';
  const last = path.at(-1);
  if (last === 'email') return 'email';
  if (last === 'street') return 'streetAddress';
  return isBuyerField(last) ? last : 'order';
}

/** Groups messages by path; the first one of a path wins. */
export function toCheckoutErrors(problems: readonly QuotedProblem[]): CheckoutErrors {
  const errors: Partial<Record<CheckoutPath, string>> = {};
  for (const problem of problems) errors[checkoutPathOf(problem)] ??= problem.message;
  return errors;
}

const problemAt = (problem: Problem, ...path: string[]): QuotedProblem => ({
  code: problem.code,
  message: problemText(problem),
  path,
});

/**
 * What is still wrong with e-mail and payment, by the domain's rules (specification.md 5). They
 * are not taken from the quote, which may not know the latest key press.
 */
function paymentProblems({ email, rows, due }: CheckoutState): QuotedProblem[] {
  const problems: QuotedProblem[] = rows.flatMap(({ methodId, amount }, row) =>
    methodId === null && amount > 0
      ? [problemAt({ code: 'PAYMENT_METHOD_REQUIRED', row }, 'payments', String(row), 'methodId')]
      : [],
  );
  if (due !== null && !rowsMatch(rows, due)) {
    problems.push(problemAt({ code: 'PAYMENT_SUM_MISMATCH', due, sum: rowsSum(rows) }, 'payments'));
  }
  return [...problems, ...checkEmail(email).map((problem) => problemAt(problem, 'email'))];
}

/** Codes that `checkOrder` checks itself, on the current choices, and those that the buyer's form shows. */
const OWN_CHECKS = [
  'DESTINATION_REQUIRED',
  'SHIPPING_METHOD_REQUIRED',
  'PAYMENT_METHOD_REQUIRED',
  'PAYMENT_REQUIRED',
  'PAYMENT_SUM_MISMATCH',
];

/** Whether a problem only means that the shopper has not chosen yet. */
const isNotYetChosen = ({ code }: QuotedProblem) =>
  code.endsWith('_REQUIRED') || code === 'PAYMENT_SUM_MISMATCH';

/**
 * Problems that the quote reports about choices that were made, e.g. that no warehouse can fill the cart
 * or that a payment method is not offered there. They are shown at once; missing choices are shown when
 * the order is to be sent.
 */
export function choiceErrors(quoted: readonly QuotedProblem[]): CheckoutErrors {
  return toCheckoutErrors(quoted.filter((problem) => !isNotYetChosen(problem)));
}

/**
 * Why an applied voucher can no longer be used for the order, so that it is removed
 * (specification-notes.md 44). Null for one that stays: because the shop could not be reached, or because
 * the payment methods have to be changed (39).
 */
export function voucherRejection(problems: readonly QuotedProblem[]): string | null {
  const rejected = problems.find(
    ({ code }) => code === 'VOUCHER_REFUSED' || code === 'VOUCHER_BELOW_MINIMUM',
  );
  return rejected?.message ?? null;
}

function shippingProblems({ selection }: CheckoutState): QuotedProblem[] {
  const isMissing = selection.shippingType === 'DELIVERY' && selection.methodId === null;
  return isMissing ? [problemAt({ code: 'SHIPPING_METHOD_REQUIRED' })] : [];
}

/**
 * What prevents the order, by path: the lines, warehouse and shipping as the last quote reports them,
 * then payment and e-mail. The buyer's form checks itself.
 */
export function checkOrder(state: CheckoutState, quoted: readonly QuotedProblem[]): CheckoutErrors {
  return toCheckoutErrors([
    ...quoted.filter(({ code }) => !OWN_CHECKS.includes(code)),
    ...shippingProblems(state),
    ...paymentProblems(state),
  ]);
}
