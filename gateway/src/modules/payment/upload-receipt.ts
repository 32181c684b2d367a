import type { Problem } from '@gawai/domain/problem';
import { checkReceipt, imageKindOfContent } from '@gawai/domain/receipt';
import type { UploadReceiptInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { checkHash, decodeId } from '../../graphql/global-id.ts';
import { nothingChanged, readAfterChange } from '../shared/read-after-change.ts';
import { fetchOrder, type OrderRecord } from '../../rest/endpoints/order.ts';
import { postReceipt } from '../../rest/endpoints/receipt.ts';
import { isAboutClient, type ShopRejection } from '../../rest/client/shop-rejection.ts';
import { codeOfSentence } from '../../graphql/problem-code-of-text.ts';
import {
  problemToUserError,
  rejectionToUserErrors,
  type FieldNames,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';

/** The order, read when selected, and why the receipt was not taken. */
export interface UploadReceiptResult {
  readonly order: () => Promise<OrderRecord | null>;
  readonly userErrors: readonly UserErrorRecord[];
}

const FIELDS: FieldNames = { payment_receipt: 'receipt' };

/**
 * Sends the receipt of a payment by pass on to the shop (shop-api.md 5.21), after its name, content and
 * size were checked. The payment's hash is the permission for a guest's order.
 */
export async function uploadReceipt(
  input: UploadReceiptInput,
  { shop, log }: Pick<GatewayContext, 'shop' | 'log'>,
): Promise<UploadReceiptResult> {
  const paymentId = decodeId('OrderPayment', input.paymentId, 'paymentId');
  const paymentHash = checkHash(input.paymentHash, 'paymentHash');
  const orderHash = checkHash(input.orderHash, 'orderHash');
  const file = input.receipt ?? null;
  const problems = checkReceipt(file);
  const kind = file === null ? null : imageKindOfContent(file.head);
  if (problems.length > 0 || file === null || kind === null) return rejected(problems);
  const { content } = file;
  const rejection = await postReceipt(shop, { paymentId, paymentHash, kind, content });
  if (rejection === null) {
    return { order: readAfterChange(log, () => fetchOrder(shop, orderHash)), userErrors: [] };
  }
  if (isAboutClient(rejection)) throw rejection;
  return { order: nothingChanged, userErrors: userErrorsOf(rejection) };
}

function rejected(problems: readonly Problem[]): UploadReceiptResult {
  const userErrors = problems.map((problem) => problemToUserError(problem));
  return { order: nothingChanged, userErrors };
}

/** Words about the file stand at the file; everything else says that the payment takes no receipt. */
function userErrorsOf(rejection: ShopRejection): UserErrorRecord[] {
  const errors = rejectionToUserErrors(rejection, FIELDS, 'PAYMENT_NOT_PAYABLE');
  return errors.map((error) => {
    const code = codeOfSentence(error.message);
    if (code !== null) return { ...error, code, field: ['receipt'] };
    return error.field === null ? error : { ...error, code: 'REFUSED' };
  });
}
