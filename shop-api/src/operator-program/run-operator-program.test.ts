import { createServer } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { freshShop } from '../../test-kit/fresh-shop.ts';
import { terminalOf } from '../../test-kit/operator-terminal.ts';
import { commands } from './commands.ts';

const fresh = await freshShop();
const { type: shop, data: json } = terminalOf(fresh);

/** A server that is no shop of this kind. */
async function serverOf(status: number, body: string, headers = {}): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? String(address?.port) : ''}`;
}

describe('help', () => {
  it('names every command, also when nothing is typed', async () => {
    const { code, said } = await shop([]);
    expect(code).toBe(0);
    for (const { name, summary } of commands) expect(said).toContain(` ${name} ${summary}`);
    for (const line of ['help', '--help', '-h']) expect((await shop(line)).said).toBe(said);
  });

  it('prints the usage of one command', async () => {
    const { said } = await shop('help reject');
    expect(said).toContain('Usage: npm run shop -- reject <payment> [--reason <text>]');
    expect((await shop('reject --help')).said).toBe(said);
    expect((await json('help reject'))[0]).toMatchObject({ name: 'reject' });
  });
});

describe('a command line that is not as it must be', () => {
  it.each([
    ['terima 1', 'There is no command "terima". See npm run shop -- help.'],
    ['help terima', 'There is no command "terima". See npm run shop -- help.'],
    ['accept', 'Usage: npm run shop -- accept <payment>'],
    ['accept 1 2', 'Usage: npm run shop -- accept <payment>'],
    ['accept satu', '"satu" is no number of a payment.'],
    ['accept 0', '"0" is no number of a payment.'],
    ['reject 1', 'reject needs --reason <text>.'],
    ['receipt 1', 'receipt needs --save <file>.'],
    ['refund SO1', 'refund needs --note <text>.'],
    ['accept 1 --force', "Unknown option '--force'. Usage: npm run shop -- accept <payment>"],
  ])('ends with 2 and one line: %s', async (line, said) => {
    expect(await shop(line)).toEqual({ code: 2, said });
  });

  it('asks no shop anything', async () => {
    const { type } = terminalOf({ url: 'http://127.0.0.1:9' });
    expect((await type('accept')).code).toBe(2);
    expect((await type('help')).code).toBe(0);
  });
});

describe('what is in the way of a command', () => {
  it.each(commands.map(({ name }) => name))(
    'is a wrong key, said in one line: %s',
    async (name) => {
      const words: Record<string, string> = {
        receipt: 'receipt 1 --save x',
        accept: 'accept 1',
        reject: 'reject 1 --reason x',
        order: 'order x',
        ship: 'ship x',
        refund: 'refund x --note y',
        'refund-reject': 'refund-reject x --note y',
        void: 'void x',
        stock: 'stock 101',
        price: 'price 101 5',
        'voucher-add': 'voucher-add A --fixed 5 --until 2026-12-31',
        'voucher-off': 'voucher-off A',
      };
      fresh.clock.advance(60_000);
      expect(await terminalOf(fresh, 'salah').type(words[name] ?? name)).toEqual({
        code: 1,
        said: 'The shop does not accept the operator key. Set OPERATOR_KEY to the key of this shop.',
      });
    },
  );

  it('is a shop that is not there', async () => {
    const { type } = terminalOf({ url: 'http://127.0.0.1:9' });
    const said =
      'No shop answers at http://127.0.0.1:9. Start it with npm start, or set SHOP_API_URL.';
    expect(await type('orders')).toEqual({ code: 1, said });
    expect(JSON.parse((await type('orders --json')).said)).toEqual({ error: said });
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
  ])('is an answer with %i %s', async (status, body, headers, said) => {
    const { type } = terminalOf({ url: await serverOf(status, body, headers) });
    expect(await type('orders')).toEqual({ code: 1, said: expect.stringMatching(said) });
  });
});
