import type { Problem } from '@gawai/domain/problem';
import { checkReceipt, imageKindOfContent } from '@gawai/domain/receipt';
import type { UploadReceiptInput } from '../../__generated__/resolvers.ts';
import type { GatewayContext } from '../../context.ts';
import { checkHash, decodeId } from '../../global-id.ts';
import { nothingChanged, readAfterChange } from '../../read-after-change.ts';
import { fetchOrder, type OrderRecord } from '../../rest/endpoints/order.ts';
import { postReceipt } from '../../rest/endpoints/receipt.ts';
import { isAboutCaller, type ShopRefusal } from '../../rest/shop-error.ts';
import { codeOfSentence } from '../../sentence-code.ts';
import {
  problemToUserError,
  refusalToUserErrors,
  type FieldNames,
  type UserErrorRecord,
} from '../../user-error.ts';

/** The order, read when somebody asks, and why the receipt was not taken. */
export interface UploadReceiptResult {
  readonly order: () => Promise<OrderRecord | null>;
  readonly userErrors: readonly UserErrorRecord[];
}

const FIELDS: FieldNames = { payment_receipt: 'receipt' };

/**
 * Sends the receipt of a payment by hand on to the shop (shop-api.md 5.21), after its name, content and
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
  if (problems.length > 0 || file === null || kind === null) return refused(problems);
  const { content } = file;
  const refusal = await postReceipt(shop, { paymentId, paymentHash, kind, content });
  if (refusal === null) {
    return { order: readAfterChange(log, () => fetchOrder(shop, orderHash)), userErrors: [] };
  }
  if (isAboutCaller(refusal)) throw refusal;
  return { order: nothingChanged, userErrors: told(refusal) };
}

function refused(problems: readonly Problem[]): UploadReceiptResult {
  const userErrors = problems.map((problem) => problemToUserError(problem));
  return { order: nothingChanged, userErrors };
}

/** Words about the file stand at the file; everything else says that the payment takes no receipt. */
function told(refusal: ShopRefusal): UserErrorRecord[] {
  const errors = refusalToUserErrors(refusal, FIELDS, 'PAYMENT_NOT_PAYABLE');
  return errors.map((error) => {
    const code = codeOfSentence(error.message);
    if (code !== null) return { ...error, code, field: ['receipt'] };
    return error.field === null ? error : { ...error, code: 'REFUSED' };
  });
}
