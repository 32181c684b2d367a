import { argAt, countOf, pageOf, pathPart, queryOf, rupiahOf } from './arguments.ts';
import type { Command, CommandInput, Outcome } from './command.ts';
import { isSet, objectOf, objectsOf, textOf, type Json } from './json.ts';
import { idOfNamed } from './id-of-named.ts';
import { UsageError } from './program-error.ts';
import type { ShopCaller } from './shop-caller.ts';
import { pageText, rupiah, table, type Column } from './table.ts';

const VOUCHERS = '/operator/voucher';

/** Commands for vouchers (shop-api/README.md, operator calls). */
export const voucherCommands: readonly Command[] = [
  {
    name: 'vouchers',
    args: [],
    summary: 'all vouchers, active ones first',
    options: { page: { value: 'number', help: 'the next 50' } },
    run: listVouchers,
  },
  {
    name: 'voucher-add',
    args: ['<code>'],
    summary: 'adds a voucher with a percentage or a fixed discount',
    options: {
      percent: { value: 'per cent', help: 'discount on the goods, up to 100, such as 12.5' },
      fixed: { value: 'rupiah', help: 'fixed discount on the goods' },
      until: {
        value: 'day',
        help: 'the last day, such as 2026-12-31, or a time such as 2026-12-31 18:00',
      },
      from: { value: 'day', help: 'the first day; default now' },
      max: { value: 'rupiah', help: 'maximum discount' },
      min: { value: 'rupiah', help: 'minimum total of the goods' },
      method: { value: 'number or name', help: 'for this payment method only' },
      quota: { value: 'uses', help: 'total number of uses; each customer has one' },
    },
    run: addVoucher,
  },
  {
    name: 'voucher-off',
    args: ['<code>'],
    summary: 'deactivates a voucher; orders that used it keep it',
    run: (shop, input) => change(shop, input, 'off', () => 'is switched off'),
  },
  {
    name: 'voucher-show',
    args: ['<code>'],
    summary: 'shows a voucher to customers at the checkout while they can use it',
    run: (shop, input) =>
      change(shop, input, 'show', (voucher) =>
        isSet(voucher, 'is_active')
          ? 'is shown at the checkout'
          : 'is switched off, so customers do not see it',
      ),
  },
  {
    name: 'voucher-hide',
    args: ['<code>'],
    summary: 'stops showing a voucher; its code stays valid',
    run: (shop, input) => change(shop, input, 'hide', () => 'is not shown at the checkout'),
  },
];

async function listVouchers(shop: ShopCaller, input: CommandInput): Promise<Outcome> {
  const data = await shop.get(VOUCHERS + queryOf({ page: pageOf(input) }), 'list of vouchers');
  return { data, text: pageText(data, voucherTable(objectsOf(data)), 'vouchers') };
}

async function addVoucher(shop: ShopCaller, input: CommandInput): Promise<Outcome> {
  const { until, from, max, min, method, quota } = input.options;
  const discount = discountOf(input);
  if (until === undefined) throw new UsageError('voucher-add needs --until <day>.');
  const methods = method === undefined ? [] : await shop.get('/payment-method', 'list of methods');
  const body = {
    voucher_code: argAt(input, 0),
    ...discount,
    starts_at: from ?? null,
    ends_at: until,
    max_discount: max === undefined ? null : rupiahOf(max, '--max'),
    min_order: min === undefined ? null : rupiahOf(min, '--min'),
    payment_method_id: method === undefined ? null : idOfNamed(methods, method, 'payment method'),
    quota: quota === undefined ? null : countOf(quota, '--quota', 1),
  };
  const data = await shop.post(VOUCHERS, body, 'list of vouchers');
  return { data, text: voucherTable([objectOf(data)]) };
}

function discountOf({ options }: CommandInput): Json {
  const { percent, fixed } = options;
  if ((percent === undefined) === (fixed === undefined)) {
    throw new UsageError('voucher-add needs either --percent or --fixed.');
  }
  if (fixed !== undefined) {
    return { discount_type: 'fixed', discount_amount: rupiahOf(fixed, '--fixed') };
  }
  const amount = (percent ?? '').trim().replace(',', '.').replace(/\s*%$/, '');
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(amount)) {
    throw new UsageError(`--percent must be a number such as 10 or 12.5, not "${percent ?? ''}".`);
  }
  return { discount_type: 'Percentage', discount_amount: amount };
}

/** `stateOf` returns the text for the changed voucher. */
async function change(
  shop: ShopCaller,
  input: CommandInput,
  verb: 'off' | 'show' | 'hide',
  stateOf: (voucher: Json) => string,
): Promise<Outcome> {
  const code = argAt(input, 0);
  const data = await shop.post(`${VOUCHERS}/${pathPart(code)}/${verb}`, {}, `voucher ${code}`);
  const voucher = objectOf(data);
  return { data, text: `Voucher ${textOf(voucher, 'voucher_code')} ${stateOf(voucher)}.` };
}

function voucherTable(vouchers: readonly Json[]): string {
  const columns: readonly Column[] = [
    ['CODE', 'voucher_code'],
    ['DISCOUNT', discountText, 'figure'],
    ['AT MOST', rupiah('max_discount', true), 'figure'],
    ['FROM', rupiah('min_order', true), 'figure'],
    ['METHOD', 'payment_method_id', 'figure'],
    ['STARTS', 'starts_at'],
    ['ENDS', 'ends_at'],
    ['USED', usesText, 'figure'],
    ['STATE', (voucher) => (isSet(voucher, 'is_active') ? 'on' : 'off')],
    ['SHOWN', (voucher) => (isSet(voucher, 'is_listed') ? 'yes' : '')],
  ];
  return table(vouchers, columns, 'No vouchers.');
}

function discountText(voucher: Json): string {
  return textOf(voucher, 'discount_type') === 'Percentage'
    ? `${textOf(voucher, 'discount_amount')} %`
    : rupiah('discount_amount', true)(voucher);
}

function usesText(voucher: Json): string {
  return [textOf(voucher, 'used'), textOf(voucher, 'quota')].filter(Boolean).join(' of ');
}
