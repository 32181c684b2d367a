import { argAt, pageOf, pathPart, queryOf } from './arguments.ts';
import type { Command, CommandInput, Outcome } from './command.ts';
import { isSet, objectOf, objectsOf, textOf, type Json } from './json.ts';
import { orderText } from './order-text.ts';
import { UsageError } from './program-error.ts';
import type { ShopCaller } from './shop-caller.ts';
import { pageText, rupiah, table, type Column } from './table.ts';

const ORDERS = '/operator/order';
const NOTE = { note: { value: 'text', help: 'shown to the customer and stored by the shop' } };
const OWN_NOTE = { note: { value: 'text', help: 'stored by the shop' } };

const ORDER_ARGS = ['<hash or order number>'];

export const orderCommands: readonly Command[] = [
  {
    name: 'orders',
    args: ['[words to search...]'],
    summary: 'orders, newest first; searches number, name, phone and e-mail',
    options: {
      state: {
        value: 'state',
        help: 'awaiting_payment, processing, shipped, refunded, voided, refund_requested or attention',
      },
      page: { value: 'number', help: 'the next 50' },
    },
    run: listOrders,
  },
  {
    name: 'order',
    args: ORDER_ARGS,
    summary: 'one order with its lines and payments',
    run: async (shop, input) => {
      const order = await orderOf(shop, argAt(input, 0));
      return { data: order, text: orderText(order) };
    },
  },
  {
    name: 'ship',
    args: ORDER_ARGS,
    summary: 'marks an order as shipped or picked up',
    options: {
      resi: { value: 'number', help: 'tracking number of the courier; none for a pickup' },
    },
    run: (shop, input) =>
      change(shop, input, 'ship', { resi_no: input.options['resi'] ?? null }, 'is shipped'),
  },
  {
    name: 'refund',
    args: ORDER_ARGS,
    summary: 'marks an order as refunded; goods that were not shipped return to stock',
    options: NOTE,
    run: (shop, input) => change(shop, input, 'refund', noteOf('refund', input), 'is refunded'),
  },
  {
    name: 'refund-reject',
    args: ORDER_ARGS,
    summary: 'rejects the refund request of a customer',
    options: NOTE,
    run: (shop, input) =>
      change(shop, input, 'refund-reject', noteOf('refund-reject', input), 'is not refunded'),
  },
  {
    name: 'resolve',
    args: ORDER_ARGS,
    summary: 'notes that unexpected money is settled, e.g. that what came twice was paid back',
    run: (shop, input) => change(shop, input, 'resolve', {}, 'is resolved'),
  },
  {
    name: 'void',
    args: ORDER_ARGS,
    summary: 'cancels an unpaid order; stock and voucher use are returned',
    options: OWN_NOTE,
    run: (shop, input) =>
      change(shop, input, 'void', { note: input.options['note'] ?? null }, 'is voided'),
  },
  {
    name: 'expire',
    args: [],
    summary: 'expires overdue payments now, as the shop does every minute',
    run: expire,
  },
];

async function listOrders(shop: ShopCaller, input: CommandInput): Promise<Outcome> {
  const s = input.args.join(' ') || undefined;
  const query = queryOf({ s, state: input.options['state'], page: pageOf(input) });
  const data = await shop.get(ORDERS + query, 'list of orders');
  const columns: readonly Column[] = [
    ['ORDER', 'order_no'],
    ['TIME', 'order_time'],
    ['BUYER', 'name'],
    ['TOTAL', rupiah('grand_total'), 'figure'],
    ['STATE', 'status'],
    ['SHIPPING', shippingOf],
    ['', marksOf],
  ];
  const text = table(objectsOf(data), columns, 'No such order.');
  return { data, text: pageText(data, text, 'orders') };
}

function shippingOf(row: Json): string {
  const method = [textOf(row, 'shipping_method_name'), textOf(row, 'shipping_method_detail')];
  return method.filter(Boolean).join(' ') || textOf(row, 'shipping_type');
}

/** States that need the operator’s attention. */
function marksOf(row: Json): string {
  return [
    isSet(row, 'has_open_refund') ? 'refund requested' : '',
    isSet(row, 'needs_attention') ? 'unexpected money' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** Loads an order by hash or number. */
async function orderOf(shop: ShopCaller, word: string): Promise<Json> {
  return objectOf(await shop.get(`${ORDERS}/${pathPart(word)}`, `order ${word}`));
}

async function change(
  shop: ShopCaller,
  input: CommandInput,
  call: string,
  body: Json,
  result: string,
): Promise<Outcome> {
  const word = argAt(input, 0);
  const order = await orderOf(shop, word);
  const hash = pathPart(textOf(order, 'hash'));
  const data = await shop.post(`${ORDERS}/${hash}/${call}`, body, `order ${word}`);
  const state = textOf(objectOf(data), 'status');
  return { data, text: `Order ${textOf(order, 'order_no')} ${result}: ${state}.` };
}

function noteOf(command: string, { options }: CommandInput): Json {
  const { note } = options;
  if (note === undefined || note.trim() === '') {
    throw new UsageError(`${command} needs --note <text>.`);
  }
  return { note };
}

async function expire(shop: ShopCaller): Promise<Outcome> {
  const data = await shop.post('/operator/expire', {}, 'expiry step');
  const counts = objectOf(data);
  const [payments, orders] = [textOf(counts, 'expired_payments'), textOf(counts, 'voided_orders')];
  return { data, text: `${payments} payments have expired, ${orders} orders are voided.` };
}
