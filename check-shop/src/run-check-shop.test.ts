import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeUpstream } from '../../gateway/test-kit/fake-upstream.ts';
import { wholeShop } from '../../gateway/test-kit/whole-shop.ts';
import { run } from '../test-kit/report-of.ts';
import { documentedCalls } from './contract.ts';
import { SHOP_CALLS } from './shop-call.ts';

let shop: FakeUpstream;
beforeEach(async () => {
  shop = await FakeUpstream.start(wholeShop);
});
afterEach(() => shop.stop());

describe('runCheckShop', () => {
  it('sends reads only, without an option for more', async () => {
    await run(shop.url, '--token', '7|rahasia');
    expect(new Set(shop.calls.map(({ method }) => method))).toEqual(new Set(['GET']));
  });

  it('changes the wishlist with --write only, and orders with --order only', async () => {
    await run(shop.url, '--token', '7|rahasia', '--write');
    expect(shop.count('POST /wishlist')).toBe(1);
    expect(shop.count('POST /order')).toBe(0);
    shop.clearCalls();
    await run(shop.url, '--order');
    expect([shop.count('POST /wishlist'), shop.count('POST /order')]).toEqual([0, 1]);
  });

  it('signs out when it has signed in, not with a token of the user', async () => {
    await run(shop.url, '--token', '7|rahasia');
    expect(shop.count('POST /logout')).toBe(0);
    await run(shop.url, '--phone', '081234567890', '--password', 'rahasia');
    expect(shop.count('POST /logout')).toBe(1);
  });

  it('signs in with the phone as the gateway sends it', async () => {
    await run(shop.url, '--phone', '0812-3456-7890', '--password', ' rahasia ');
    const login = shop.calls.find(({ path }) => path === '/login');
    expect(JSON.parse(login?.body ?? '')).toEqual({ phone: '+6281234567890', password: 'rahasia' });
  });

  it.each([
    [['shop.example'], 'must start with http:// or https://'],
    [['https://name:rahasia@shop.example'], 'no credentials and query'],
    [['https://shop.example/?page=1'], 'no credentials and query'],
    [[], "missing required argument 'url'"],
    [['http://a.example', '--timeout', '1'], 'must be whole milliseconds'],
    [['http://a.example', '--phone', '0812'], '--phone and --password belong together'],
    [['http://a.example', '--write'], '--write needs a customer'],
    [['http://a.example', '--wirte'], "unknown option '--wirte'"],
  ])('rejects wrong usage with exit code 2: %j', async (args, message) => {
    const { code, out, errors } = await run(...args);
    expect([code, out]).toEqual([2, '']);
    expect(errors).toContain(message);
  });

  it('prints its usage with --help', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    expect(out).toContain('npm run check-shop -- [options] <url>');
    expect(out).toContain('tolerated');
  });
});

describe('SHOP_CALLS', () => {
  it('contains every call of the OpenAPI document that a gateway makes, and no other', () => {
    const notOfGateway = /^\S+ \/(operator\/|ipay88\/(backend|response)$)/;
    const documented = documentedCalls().filter((call) => !notOfGateway.test(call));
    const listed = new Set(SHOP_CALLS.map(({ call }) => call.replace(/\?.*$/, '')));
    expect([...listed].sort()).toEqual([...documented].sort());
  });
});
