import { readPaidState } from '@gawai/domain/flag';
import { mayPay, payAction } from '@gawai/domain/order-status';
import { checkReceipt } from '@gawai/domain/receipt';
import { problemText } from '@gawai/domain/texts/problem-text';
import type { Customer } from '../../http/customer.ts';
import { FieldReader } from '../../http/field-reader.ts';
import type { MultipartForm } from '../../http/multipart.ts';
import { invalid, notFound } from '../../http/rejections.ts';
import { ok, rejected, type ShopResponse } from '../../http/shop-response.ts';
import type { Shop } from '../../shop.ts';
import { lockOrder } from '../order/void-order.ts';
import { upsertReceipt, paymentById, receiptOf, type PaymentOfOrder } from './queries.ts';
import { dropReceipt, storeReceipt } from './receipt-files.ts';
import { receiptPicture, type ReceiptPicture } from './receipt-picture.ts';
import { receiptFields } from './receipt-schemas.ts';

const FILE_FIELD = 'payment_receipt';

/**
 * POST /order/confirm-payment (shop-api.md 5.21): stores the receipt of a manual payment, which then awaits an
 * operator, and replaces an earlier one. 404 when the payment belongs to another client, 409 when it cannot be paid
 * manually any more, 422 when the file is not a receipt.
 */
export async function sendReceipt(
  shop: Shop,
  caller: Customer | null,
  { fields, file }: MultipartForm,
): Promise<ShopResponse> {
  const reader = new FieldReader(fields);
  const { orderPaymentId: id, orderPaymentHash: hash } = receiptFields.read(reader);
  const sent = file?.field === FILE_FIELD ? file : null;
  const problems = checkReceipt(
    sent && { name: sent.name, size: sent.bytes.length, head: sent.bytes },
  );
  for (const problem of problems) reader.fail(FILE_FIELD, problemText(problem));
  if (reader.errors !== null || sent === null) return invalid(reader.errors ?? {});

  const found = await paymentById(shop.db, id);
  if (found === null || !isCallers(found, caller, hash)) return notFound();
  const conflict = conflictOf(found, shop.now());
  if (conflict !== null) return rejected(409, conflict);
  const picture = await receiptPicture(sent.bytes);
  if (picture === null) {
    return invalid({ [FILE_FIELD]: [problemText({ code: 'RECEIPT_NOT_IMAGE' })] });
  }
  return storePicture(shop, found, picture);
}

/** A customer's order opens for that customer, a guest's for every client that has the payment's hash. */
function isCallers(
  { order, payment }: PaymentOfOrder,
  caller: Customer | null,
  hash: string | null,
): boolean {
  return order.userId === null ? payment.hash === hash : order.userId === caller?.id;
}

/** Why a payment accepts no receipt, null when it does. */
function conflictOf({ order, payment }: PaymentOfOrder, now: Date): string | null {
  if (payAction({ isGateway: payment.paymentGatewayId > 0 }) !== 'RECEIPT') {
    return 'Pembayaran ini dibayar melalui halaman pembayaran, tanpa Bukti Pembayaran';
  }
  const isLate = !payment.isConfirmed && payment.expiredAt <= now;
  const isOpen = mayPay({ state: readPaidState(payment.isPaid) }, order) && !isLate;
  return isOpen ? null : problemText({ code: 'PAYMENT_NOT_PAYABLE' });
}

/**
 * Stores the file, then its row under the lock of the order, so that no row names a missing file. The new file is
 * deleted when the row is not written, the replaced file when it is.
 */
async function storePicture(
  shop: Shop,
  found: PaymentOfOrder,
  picture: ReceiptPicture,
): Promise<ShopResponse> {
  const orderPaymentId = found.payment.id;
  const fileName = await storeReceipt(shop.files, picture);
  const write = shop.db.transaction(async (transaction) => {
    await lockOrder(transaction, found.order.id);
    const present = (await paymentById(transaction, orderPaymentId)) ?? found;
    const now = shop.now();
    const conflict = conflictOf(present, now);
    if (conflict !== null) return { conflict, unused: fileName };
    const { contentType, bytes } = picture;
    const row = { orderPaymentId, fileName, contentType, size: bytes.length, createdAt: now };
    return { conflict, unused: await upsertReceipt(transaction, row) };
  });
  const { conflict, unused } = await write.catch(async (error: unknown) => {
    await dropUnlessNoted(shop, found, fileName);
    throw error;
  });
  if (unused !== null) await dropReceipt(shop.files, unused);
  return conflict === null
    ? ok(null, 'Bukti Pembayaran berhasil dikirim')
    : rejected(409, conflict);
}

/**
 * Deletes the file of a failed row. The row may exist all the same, as the response to a commit can be lost with its
 * connection: it is read under the lock of the order. Without a database the file stays, which does no harm.
 */
async function dropUnlessNoted(
  { db, files }: Shop,
  { order, payment }: PaymentOfOrder,
  fileName: string,
): Promise<void> {
  const check = db.transaction(async (transaction) => {
    await lockOrder(transaction, order.id);
    return (await receiptOf(transaction, payment.id))?.fileName === fileName;
  });
  const isNeeded = await check.catch(() => true);
  if (!isNeeded) await dropReceipt(files, fileName);
}
