import { formatRupiah } from '@gawai/domain/money';
import { pathPart, queryOf, wordAt } from './arguments.ts';
import type { Command, CommandInput, Outcome } from './command.ts';
import { isSet, numberOf, objectOf, objectsOf, textOf } from './json.ts';
import type { Json } from './json.ts';
import { orderText } from './order-text.ts';
import { UsageError } from './program-error.ts';
import type { ShopCaller } from './shop-caller.ts';
import { table } from './table.ts';

const ORDERS = '/operator/order';
const NOTE = { note: { value: 'text', help: 'for the customer and the shop’s own records' } };
const OWN_NOTE = { note: { value: 'text', help: 'for the shop’s own records' } };

/** What an order command needs besides its own words. */
const ONE_ORDER = { words: '<hash or order number>', least: 1, most: 1 } as const;

/** The commands about orders (shop-api.md 5.25). */
export const orderCommands: readonly Command[] = [
  {
    name: 'orders',
    words: '[words to search]',
    least: 0,
    most: 20,
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
    ...ONE_ORDER,
    summary: 'one order with its lines and payments',
    options: {},
    run: async (shop, input) => {
      const order = await orderOf(shop, wordAt(input, 0));
      return { data: order, text: orderText(order) };
    },
  },
  {
    name: 'ship',
    ...ONE_ORDER,
    summary: 'the order went to the courier, or was picked up',
    options: { resi: { value: 'number', help: 'of the courier; none for a pickup' } },
    run: (shop, input) =>
      change(shop, input, 'ship', { resi_no: input.options['resi'] ?? null }, 'is shipped'),
  },
  {
    name: 'refund',
    ...ONE_ORDER,
    summary: 'the money goes back; goods that were not shipped return to stock',
    options: NOTE,
    run: (shop, input) => change(shop, input, 'refund', noteOf('refund', input), 'is refunded'),
  },
  {
    name: 'refund-reject',
    ...ONE_ORDER,
    summary: 'the customer’s request for a refund is turned down',
    options: NOTE,
    run: (shop, input) =>
      change(shop, input, 'refund-reject', noteOf('refund-reject', input), 'keeps its money'),
  },
  {
    name: 'void',
    ...ONE_ORDER,
    summary: 'takes back an unpaid order; goods and voucher use return',
    options: OWN_NOTE,
    run: (shop, input) =>
      change(shop, input, 'void', { note: input.options['note'] ?? null }, 'is voided'),
  },
  {
    name: 'expire',
    words: '',
    least: 0,
    most: 0,
    summary: 'lets payments past their time expire now, as the shop does every minute',
    options: {},
    run: expire,
  },
];

async function listOrders(shop: ShopCaller, { words, options }: CommandInput): Promise<Outcome> {
  const s = words.length === 0 ? undefined : words.join(' ');
  const query = queryOf({ s, state: options['state'], page: options['page'] });
  const data = await shop.get(ORDERS + query, 'list of orders');
  const columns = [
    { title: 'ORDER' },
    { title: 'TIME' },
    { title: 'BUYER' },
    { title: 'TOTAL', isFigure: true },
    { title: 'STATE' },
    { title: 'SHIPPING' },
    { title: '' },
  ];
  const rows = objectsOf(data).map((row) => [
    textOf(row, 'order_no'),
    textOf(row, 'order_time'),
    textOf(row, 'name'),
    formatRupiah(numberOf(row, 'grand_total')),
    textOf(row, 'status'),
    shippingOf(row),
    marksOf(row),
  ]);
  const page = objectOf(data);
  const text = table(columns, rows, 'No such order.');
  const rest = `Page ${textOf(page, 'current_page')} of ${textOf(page, 'last_page')}, ${textOf(page, 'total')} orders.`;
  return { data, text: numberOf(page, 'last_page') > 1 ? `${text}\n${rest}` : text };
}

function shippingOf(row: Json): string {
  const method = [textOf(row, 'shipping_method_name'), textOf(row, 'shipping_method_detail')];
  return method.filter(Boolean).join(' ') || textOf(row, 'shipping_type');
}

/** What an operator must not miss. */
function marksOf(row: Json): string {
  return [
    isSet(row, 'has_open_refund') ? 'refund requested' : '',
    isSet(row, 'needs_attention') ? 'unexpected money' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** The order of a hash or number. */
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
  const word = wordAt(input, 0);
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
