import { createServer } from 'node:http';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { afterAll, describe, expect, it } from 'vitest';
import { freshShop } from '../../test-kit/fresh-shop.ts';
import { terminalOf } from '../../test-kit/operator-terminal.ts';
import { commands, runOperatorProgram } from './run-operator-program.ts';

const fresh = await freshShop();
const { type: shop } = terminalOf(fresh);

/** A server that does not implement the shop API. */
async function serverOf(status: number, body: string, headers = {}): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}`;
}

describe('operator command help', () => {
  it('lists every command, also without arguments', async () => {
    const { code, output } = await shop([]);
    expect(code).toBe(0);
    for (const { name, summary } of commands) expect(output).toContain(` ${name} ${summary}`);
    for (const line of ['help', '--help', '-h']) expect((await shop(line)).output).toBe(output);
  });

  it('prints the usage of one command', async () => {
    const { output } = await shop('help reject');
    expect(output).toContain('Usage: npm run shop -- reject <payment> [--reason <text>]');
    expect((await shop('reject --help')).output).toBe(output);
  });
});

describe('runOperatorProgram with a wrong command line', () => {
  it.each([
    ['terima 1', 'There is no command "terima". See npm run shop -- help.'],
    ['help terima', 'There is no command "terima". See npm run shop -- help.'],
    ['accept', "missing required argument 'payment'. Usage: npm run shop -- accept <payment>"],
    [
      'accept 1 2',
      "too many arguments for 'accept'. Expected 1 argument but got 2. Usage: npm run shop -- accept <payment>",
    ],
    ['accept satu', '"satu" is not the number of a payment.'],
    ['accept 0', '"0" is not the number of a payment.'],
    ['reject 1', 'reject needs --reason <text>.'],
    ['receipt 1', 'receipt needs --save <file>.'],
    ['refund SO1', 'refund needs --note <text>.'],
    ['orders --page 0', '--page must be a number from 1, not "0".'],
    ['products --page -1', '--page must be a number from 1, not "-1".'],
    ['vouchers --page dua', '--page must be a number from 1, not "dua".'],
    ['accept 1 --force', "unknown option '--force'. Usage: npm run shop -- accept <payment>"],
  ])('returns 2 and prints one line for %s', async (line, output) => {
    expect(await shop(line)).toEqual({ code: 2, output });
  });

  it.each(['order', 'ship', 'stock', 'voucher-off'])(
    'rejects blanks and dots as the argument of %s',
    async (command) => {
      for (const word of ['', ' ', '.', '..']) {
        const output = `"${word}" is no number, hash, SKU or code.`;
        expect(await shop([command, word])).toEqual({ code: 2, output });
      }
    },
  );

  it('returns without a REST call', async () => {
    const { type } = terminalOf({ url: 'http://127.0.0.1:9' });
    expect((await type('accept')).code).toBe(2);
    expect((await type('help')).code).toBe(0);
  });
});

describe('runOperatorProgram with a failed call', () => {
  it.each(commands.map(({ name }) => name))(
    'prints one line about a wrong key: %s',
    async (name) => {
      const lines: Record<string, string> = {
        receipt: 'receipt 1 --save x',
        accept: 'accept 1',
        reject: 'reject 1 --reason x',
        order: 'order x',
        ship: 'ship x',
        refund: 'refund x --note y',
        'refund-reject': 'refund-reject x --note y',
        resolve: 'resolve x',
        void: 'void x',
        stock: 'stock 101',
        price: 'price 101 5',
        'voucher-add': 'voucher-add A --fixed 5 --until 2026-12-31',
        'voucher-off': 'voucher-off A',
        'voucher-show': 'voucher-show A',
        'voucher-hide': 'voucher-hide A',
      };
      fresh.clock.advance(60_000);
      expect(await terminalOf(fresh, 'salah').type(lines[name] ?? name)).toEqual({
        code: 1,
        output:
          'The shop does not accept the operator key. Set OPERATOR_KEY to the key of this shop.',
      });
    },
  );

  it('reports an unreachable shop', async () => {
    const { type } = terminalOf({ url: 'http://127.0.0.1:9' });
    const output =
      'No shop answers at http://127.0.0.1:9. Start it with npm start, or set SHOP_API_URL.';
    expect(await type('orders')).toEqual({ code: 1, output });
    expect(JSON.parse((await type('orders --json')).output)).toEqual({ error: output });
  });

  it.each([
    [200, '<html>', {}, /^What answers at .* is no shop API\.$/],
    [200, '{"status":"error","message":"x"}', {}, /^What answers at .* is no shop API\.$/],
    [301, '', { location: 'https://x.example' }, /^No shop answers at /],
    [
      429,
      'Too Many Attempts.',
      { 'retry-after': '7' },
      /^Too many calls\. Try again in 7 seconds\.$/,
    ],
    [500, '<html>', {}, /^The shop answered with 500\.$/],
    [503, '{"message":"Sedang\\nlibur \\u001b[2J"}', {}, /^Sedang libur \?\[2J$/],
  ])('reports a response with %i %s', async (status, body, headers, output) => {
    const { type } = terminalOf({ url: await serverOf(status, body, headers) });
    expect(await type('orders')).toEqual({ code: 1, output: expect.stringMatching(output) });
  });
});

describe('runOperatorProgram on data that cannot be used', () => {
  it.each([
    [
      new DrizzleQueryError('insert $1', ['+6281234567890'], new Error('out of memory')),
      'The database cannot be used: out of memory.',
    ],
    [
      Object.assign(new Error('ENOSPC: no space left on device, write'), { syscall: 'write' }),
      'ENOSPC: no space left on device, write',
    ],
  ])('prints one line without what was sent to the database', async (error, expected) => {
    let output = '';
    const fail = () => {
      throw error;
    };
    const printError = (text: string) => (output += text);
    const io = { shop: fail, settings: fail, print: fail, printError };
    expect(await runOperatorProgram(['backup', 'a.tgz'], io)).toBe(1);
    expect(output).toBe(expected);
  });
});
