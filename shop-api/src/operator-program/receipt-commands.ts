import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { formatRupiah } from '@gawai/domain/money';
import { idAt } from './arguments.ts';
import type { Command, CommandInput, Outcome } from './command.ts';
import { numberOf, objectsOf, textOf } from './json.ts';
import { ProgramError, UsageError } from './program-error.ts';
import type { ShopCaller } from './shop-caller.ts';
import { table } from './table.ts';

const PAYMENTS = '/operator/order-payment';

/** The commands about receipts of manual payments (shop-api.md 5.25). */
export const receiptCommands: readonly Command[] = [
  {
    name: 'awaiting',
    words: '',
    least: 0,
    most: 0,
    summary: 'receipts that wait for a decision, the longest waiting first',
    options: {},
    run: awaiting,
  },
  {
    name: 'receipt',
    words: '<payment>',
    least: 1,
    most: 1,
    summary: 'saves the receipt of a payment',
    options: { save: { value: 'file', help: 'where to; an existing file is never replaced' } },
    run: saveReceipt,
  },
  {
    name: 'accept',
    words: '<payment>',
    least: 1,
    most: 1,
    summary: 'the money has come: the payment is paid, and with the last one the order',
    options: {},
    run: accept,
  },
  {
    name: 'reject',
    words: '<payment>',
    least: 1,
    most: 1,
    summary: 'the receipt is not right: the buyer may send another',
    options: { reason: { value: 'text', help: 'why, for the buyer to read' } },
    run: reject,
  },
];

async function awaiting(shop: ShopCaller): Promise<Outcome> {
  const data = await shop.get(`${PAYMENTS}?state=awaiting`, 'list of receipts');
  const columns = [
    { title: 'PAYMENT', isFigure: true },
    { title: 'ORDER' },
    { title: 'BUYER' },
    { title: 'METHOD' },
    { title: 'TOTAL', isFigure: true },
    { title: 'SENT' },
  ];
  const rows = objectsOf(data).map((row) => [
    textOf(row, 'id'),
    textOf(row, 'order_no'),
    textOf(row, 'name'),
    textOf(row, 'payment_method_name'),
    formatRupiah(numberOf(row, 'total')),
    textOf(row, 'sent_at'),
  ]);
  return { data, text: table(columns, rows, 'No receipt waits.') };
}

async function saveReceipt(shop: ShopCaller, input: CommandInput): Promise<Outcome> {
  const id = idAt(input, 0, 'payment');
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
        ? `${file} is there already.`
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
  const id = idAt(input, 0, 'payment');
  const data = await shop.post(`${PAYMENTS}/${id}/accept`, {}, `payment ${id}`);
  return { data, text: `Payment ${id} is accepted.` };
}

async function reject(shop: ShopCaller, input: CommandInput): Promise<Outcome> {
  const id = idAt(input, 0, 'payment');
  const { reason } = input.options;
  if (reason === undefined || reason.trim() === '') {
    throw new UsageError('reject needs --reason <text>.');
  }
  const data = await shop.post(`${PAYMENTS}/${id}/reject`, { reason }, `payment ${id}`);
  return { data, text: `The receipt of payment ${id} is rejected.` };
}
