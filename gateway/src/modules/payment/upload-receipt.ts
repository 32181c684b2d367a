import type { AnyProblem } from '@gawai/domain/problem';
import { checkReceipt, imageKindOfContent } from '@gawai/domain/receipt';
import type { UploadReceiptInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { checkHash, decodeId } from '../../graphql/global-id.ts';
import {
  nothingChanged,
  readAfterChange,
  readAfterRejection,
} from '../shared/read-after-change.ts';
import type { OrderActionResult } from '../shared/order-action.ts';
import { readOrder } from '../shared/read-order.ts';
import { fetchOrder } from '../../rest/endpoints/order.ts';
import { postReceipt } from '../../rest/endpoints/receipt.ts';
import type { ShopRejection } from '../../rest/client/shop-rejection.ts';
import { codeOfSentence } from '../../graphql/problem-code-of-text.ts';
import {
  mutationErrors,
  problemsToUserErrors,
  type FieldNames,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';

const FIELDS: FieldNames = { payment_receipt: 'receipt' };

/**
 * Sends the receipt of a manual payment to the shop (shop-api.md 5.21), after its name, content and size
 * were checked. The payment's hash, the permission for a guest's order, is read from the order.
 */
export async function uploadReceipt(
  input: UploadReceiptInput,
  context: Pick<GatewayContext, 'token' | 'shop' | 'log'>,
): Promise<OrderActionResult> {
  const paymentId = decodeId('OrderPayment', input.paymentId, 'paymentId');
  const orderHash = checkHash(input.orderAccessHash, 'orderAccessHash');
  const file = input.receipt ?? null;
  const problems = checkReceipt(file);
  const kind = file === null ? null : imageKindOfContent(file.head);
  if (problems.length > 0 || file === null || kind === null) return rejected(problems);
  const { content } = file;
  const { shop, log } = context;
  const before = await readOrder(context, orderHash);
  if (before === null) return rejected([{ code: 'ORDER_NOT_FOUND' }]);
  const payment = before.payments.find(({ id }) => id === paymentId);
  if (payment === undefined) return rejected([{ code: 'PAYMENT_NOT_FOUND' }]);
  const receipt = { paymentId, paymentHash: payment.hash, kind, content };
  const rejection = await postReceipt(shop, receipt);
  const read = () => fetchOrder(shop, orderHash);
  if (rejection === null) return { order: readAfterChange(log, read), userErrors: [] };
  const order = readAfterRejection(rejection, log, read);
  return { order, userErrors: userErrorsOf(rejection) };
}

function rejected(problems: readonly AnyProblem[]): OrderActionResult {
  return { order: nothingChanged, userErrors: problemsToUserErrors(problems) };
}

/** Errors of the file are at the file; all others mean that the payment takes no receipt. */
function userErrorsOf(rejection: ShopRejection): UserErrorRecord[] {
  const errors = mutationErrors(rejection, FIELDS, 'PAYMENT_NOT_PAYABLE');
  return errors.map((error) => {
    const code = codeOfSentence(error.message);
    if (code !== null) return { ...error, code, path: ['receipt'] };
    return error.path.length === 0 ? error : { ...error, code: 'REFUSED' };
  });
}
