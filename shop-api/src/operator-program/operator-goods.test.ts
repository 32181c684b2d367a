import { describe, expect, it } from 'vitest';
import { freshShop } from '../../test-kit/fresh-shop.ts';
import { terminalOf } from '../../test-kit/operator-terminal.ts';

const fresh = await freshShop();
const { client, tokenOf } = fresh;
const { type: shop, data: json } = terminalOf(fresh);
const budi = await tokenOf(7);

const shown = async (slug: string): Promise<Record<string, unknown>> => {
  const { body } = await client.get(`/product/${slug}`);
  const product: Record<string, unknown> = body.data;
  return product;
};

describe('operator commands products and price', () => {
  it('lists price and stock with a line for each variant', async () => {
    const { code, output } = await shop('products galaxy a55');
    expect(code).toBe(0);
    expect(output.split('\n')).toEqual([
      'PRODUCT SKU NAME PRICE ORIGINAL VARIANT STOCK',
      ' 101 HP-101 Galaxy A55 5G 8/256 Rp 5.999.000 Rp 6.499.000 501 Awesome Navy Gudang Jakarta 9, Toko Bandung 5',
      ' 101 HP-101 Galaxy A55 5G 8/256 Rp 5.999.000 Rp 6.499.000 502 Awesome Lilac Gudang Jakarta 0',
      ' 101 HP-101 Galaxy A55 5G 8/256 Rp 5.999.000 Rp 6.499.000 503 Awesome Lama (not sold) Gudang Jakarta 4',
    ]);
    expect((await shop('products laptop lama')).output).toContain('Laptop Lama (not sold)');
    expect((await shop('products tidakada')).output).toBe('No such product.');
    expect((await json('products')).total).toBe(8);
    expect((await shop('products --page 2')).output).toBe('There is no page 2, the last one is 1.');
  });

  it('changes a price with the command price', async () => {
    expect((await shop('price HP-102 2.499.000 --original 2599000')).output).toContain(
      'Rp 2.499.000 Rp 2.599.000',
    );
    expect(await shown('redmi-note-13')).toMatchObject({ price: 2_499_000 });
    expect((await json('price 102 2550000')).original_price).toBe(2_599_000);
    expect((await shop(['price', '102', 'Rp 2.500.000'])).code).toBe(0);
    expect((await shop('price 102 2.600.000')).output).toBe(
      'Harga Asli harus 0 atau tidak lebih rendah dari Harga',
    );
    expect(await shop('price X-1 5')).toEqual({ code: 1, output: 'There is no product X-1.' });
  });

  it.each(['2,5', '1.50', '1e6', 'gratis', '12.34.567', '-1', '9'.repeat(14)])(
    'rejects the invalid price %s',
    async (typed) => {
      const before = await shown('ideapad-slim-3');
      expect((await shop(['price', '202', '--', typed])).code).toBe(2);
      expect(await shown('ideapad-slim-3')).toEqual(before);
    },
  );
});

describe('operator command stock', () => {
  it('shows, sets, adds and removes pieces by name or number', async () => {
    expect((await shop('stock LP-202')).output).toContain('Gudang Jakarta 20, Toko Bandung 1');
    const bandung = ['--warehouse', 'toko bandung'];
    expect((await shop(['stock', '202', ...bandung, '--add', '4'])).output).toBe(
      'IdeaPad Slim 3: 5 pieces in stock.',
    );
    expect((await json('stock 202 --warehouse 2 --take 2')).stock).toBe(3);
    expect((await json('stock 202 --warehouse 2 --set 0')).stock).toBe(0);
    const lilac = ['stock', '101', '--variant', 'awesome lilac', ...bandung, '--add', '2'];
    expect((await shop(lilac)).output).toBe('Galaxy A55 5G 8/256: 2 pieces in stock.');
    expect((await shown('ideapad-slim-3'))['total_online_stock']).toBe(20);
  });

  it('rejects a change below 0', async () => {
    expect(await shop('stock 203 --warehouse 2 --take 3')).toEqual({
      code: 1,
      output: 'Stok hanya tersisa 2',
    });
  });

  it('lists the known names when a name is unknown', async () => {
    expect(await shop('stock 203 --warehouse Medan --set 1')).toEqual({
      code: 1,
      output: 'There is no warehouse Medan. Known: 1 (Gudang Jakarta), 2 (Toko Bandung).',
    });
    expect((await shop('stock 203 --warehouse 2 --variant Biru --set 1')).output).toBe(
      'There is no variant Biru. Known: none.',
    );
    expect((await shop('stock 101 --warehouse 1 --set 1')).output).toBe(
      'Kolom Varian harus dipilih',
    );
  });

  it.each([
    ['stock 203 --set 1', 'stock needs --warehouse <number or name>.'],
    ['stock 203 --warehouse 2 --set 1 --add 1', 'stock takes one of --set, --add and --take.'],
    [
      'stock 203 --warehouse 2 --set satu',
      '--set must be a whole number from 0 to 1000000, not "satu".',
    ],
    [
      'stock 203 --warehouse 2 --add -1',
      '--add must be a whole number from 0 to 1000000, not "-1".',
    ],
    [
      'stock 203 --warehouse 2 --set 1000001',
      '--set must be a whole number from 0 to 1000000, not "1000001".',
    ],
  ])('rejects %s', async (line, output) => {
    expect(await shop(line)).toEqual({ code: 2, output });
  });
});

describe('operator commands for vouchers', () => {
  it('adds, lists, shows, hides and switches off a voucher with all options', async () => {
    const line =
      'voucher-add HARI1 --percent 12,5 --max 100.000 --min 1.000.000 --from 2026-11-20 --until 2026-11-30 --quota 7';
    const added = await shop([...line.split(' '), '--method', 'bca virtual account']);
    expect(added.output.split('\n')[1]).toBe(
      'HARI1 12.5 % Rp 100.000 Rp 1.000.000 2 2026-11-20 00:00:00 2026-11-30 23:59:59 0 of 7 on',
    );
    const apply = (code: string) =>
      client.post('/order/apply-voucher', { voucher_code: code }, { token: budi });
    expect((await apply('hari1')).body.data).toMatchObject({
      discount_type: 'Percentage',
      discount_amount: 12.5,
      max_discount: 100_000,
      payment_method_id: 2,
    });
    expect((await json('voucher-add RATA --fixed 50000 --until 2026-12-31')).discount_type).toBe(
      'fixed',
    );
    expect((await shop('vouchers')).output.split('\n')[1]).toMatch(/^RATA Rp 50\.000 2026-11-20/);
    expect((await shop('voucher-show rata')).output).toBe('Voucher RATA is shown at the checkout.');
    expect((await shop('vouchers')).output.split('\n')[1]).toMatch(/^RATA .* on yes$/);
    expect((await shop('voucher-hide rata')).output).toBe(
      'Voucher RATA is not shown at the checkout.',
    );
    expect((await shop('voucher-off rata')).output).toBe('Voucher RATA is switched off.');
    expect((await apply('RATA')).status).toBe(422);
    expect((await shop('voucher-show rata')).output).toBe(
      'Voucher RATA is switched off, so customers do not see it.',
    );
    expect((await shop('vouchers')).output.split('\n').at(-1)).toMatch(/^RATA .* off yes$/);
  });

  it.each([
    ['voucher-add A --until 2026-12-31', 2, 'voucher-add needs either --percent or --fixed.'],
    [
      'voucher-add A --percent 5 --fixed 5 --until 2026-12-31',
      2,
      expect.stringContaining('either'),
    ],
    ['voucher-add A --percent 5', 2, 'voucher-add needs --until <day>.'],
    ['voucher-add A --percent lima --until 2026-12-31', 2, expect.stringContaining('"lima"')],
    [
      'voucher-add A --percent 101 --until 2026-12-31',
      1,
      'Diskon harus di atas 0 sampai 100 persen',
    ],
    ['voucher-add A --fixed 5 --until 2026-01-01', 1, 'Voucher harus berakhir setelah mulai'],
    ['voucher-add A --fixed 5 --until 2026-12-31 --quota x', 2, expect.stringContaining('--quota')],
    [
      'voucher-add A --fixed 5 --until 2026-12-31 --quota 0',
      2,
      '--quota must be a whole number from 1 to 1000000, not "0".',
    ],
    [
      'voucher-add A --fixed 5 --until 2026-12-31 --method 9',
      1,
      expect.stringContaining('Known: 1'),
    ],
    ['voucher-add hemat10 --fixed 5 --until 2026-12-31', 1, 'Kode Voucher hemat10 sudah ada'],
    ['voucher-off TIDAKADA', 1, 'There is no voucher TIDAKADA.'],
    ['voucher-show TIDAKADA', 1, 'There is no voucher TIDAKADA.'],
  ])('rejects %s', async (line, code, output) => {
    expect(await shop(line)).toEqual({ code, output });
  });
});
