import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { paymentOf } from './arguments.ts';
import type { Command, CommandInput, Outcome } from './command.ts';
import { objectsOf } from './json.ts';
import { ProgramError, UsageError } from './program-error.ts';
import type { ShopCaller } from './shop-caller.ts';
import { rupiah, table, type Column } from './table.ts';

const PAYMENTS = '/operator/order-payment';

/** Commands for receipts of manual payments (shop-api.md 5.25). */
export const receiptCommands: readonly Command[] = [
  {
    name: 'awaiting',
    args: [],
    summary: 'receipts awaiting a decision, the oldest first',
    run: awaiting,
  },
  {
    name: 'receipt',
    args: ['<payment>'],
    summary: 'saves the receipt of a payment',
    options: {
      save: { value: 'file', help: 'the file to create; an existing one is never replaced' },
    },
    run: saveReceipt,
  },
  {
    name: 'accept',
    args: ['<payment>'],
    summary: 'marks a payment as paid, and the order when all its payments are',
    run: accept,
  },
  {
    name: 'reject',
    args: ['<payment>'],
    summary: 'rejects a receipt; the buyer may upload another',
    options: { reason: { value: 'text', help: 'the reason, shown to the buyer' } },
    run: reject,
  },
];

async function awaiting(shop: ShopCaller): Promise<Outcome> {
  const data = await shop.get(`${PAYMENTS}?state=awaiting`, 'list of receipts');
  const columns: readonly Column[] = [
    ['PAYMENT', 'id', 'figure'],
    ['ORDER', 'order_no'],
    ['BUYER', 'name'],
    ['METHOD', 'payment_method_name'],
    ['TOTAL', rupiah('total'), 'figure'],
    ['SENT', 'sent_at'],
  ];
  return { data, text: table(objectsOf(data), columns, 'No receipts are awaiting a decision.') };
}

async function saveReceipt(shop: ShopCaller, input: CommandInput): Promise<Outcome> {
  const id = paymentOf(input);
  const { save } = input.options;
  if (save === undefined || save === '') throw new UsageError('receipt needs --save <file>.');
  const { bytes, contentType } = await shop.file(
    `${PAYMENTS}/${id}/receipt`,
    `receipt of payment ${id}`,
  );
  const file = resolve(save);
  try {
    await writeFile(file, bytes, { flag: 'wx' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    throw new ProgramError(
      code === 'EEXIST'
        ? `${file} exists already.`
        : `${file} cannot be written (${String(code)}).`,
    );
  }
  const warning = contentType.startsWith('image/svg')
    ? ' It is an SVG from a customer: open it in a picture viewer, not in a browser.'
    : '';
  return {
    data: { file, content_type: contentType, size: bytes.length },
    text: `Saved ${file} (${contentType}, ${bytes.length} bytes).${warning}`,
  };
}

async function accept(shop: ShopCaller, input: CommandInput): Promise<Outcome> {
  const id = paymentOf(input);
  const data = await shop.post(`${PAYMENTS}/${id}/accept`, {}, `payment ${id}`);
  return { data, text: `Payment ${id} is accepted.` };
}

async function reject(shop: ShopCaller, input: CommandInput): Promise<Outcome> {
  const id = paymentOf(input);
  const { reason } = input.options;
  if (reason === undefined || reason.trim() === '') {
    throw new UsageError('reject needs --reason <text>.');
  }
  const data = await shop.post(`${PAYMENTS}/${id}/reject`, { reason }, `payment ${id}`);
  return { data, text: `The receipt of payment ${id} is rejected.` };
}
