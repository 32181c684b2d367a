import { describe, expect, it } from 'vitest';
import { cacheOperation } from './cached-operation.ts';
import type { GatewayResponse } from './fetch-link.ts';

/** A gateway that counts its calls, a clock, and the text, `Age` and status of a response. */
function openGateway(headers: Record<string, string>, status = 200) {
  const clock = { now: 1_000_000 };
  let calls = 0;
  const send = cacheOperation(
    'Shell',
    () => {
      calls += 1;
      return Promise.resolve<GatewayResponse>(
        new Response(`{"call":${String(calls)}}`, { status, headers }),
      );
    },
    () => clock.now,
  );
  const execute = async (operationName = 'Shell', uri = 'http://gateway.test') => {
    const body = JSON.stringify({ operationName, variables: {}, query: '{ a }' });
    const { signal } = new AbortController();
    const response = await send(uri, { method: 'POST', headers: {}, body, signal });
    return { text: await response.text(), age: response.headers.get('age') };
  };
  return { clock, execute };
}

describe('cacheOperation', () => {
  it('sends the operation once while its response is fresh, and adds to its age', async () => {
    const { clock, execute } = openGateway({ 'cache-control': 'public, max-age=60', age: '20' });
    expect(await execute()).toEqual({ text: '{"call":1}', age: '20' });
    clock.now += 39_999;
    expect(await execute()).toEqual({ text: '{"call":1}', age: '60' });
    clock.now += 1;
    expect(await execute()).toEqual({ text: '{"call":2}', age: '20' });
  });

  it('sends other operations, and those to another gateway, each time', async () => {
    const { execute } = openGateway({ 'cache-control': 'public, max-age=60' });
    await execute();
    expect((await execute('Home')).text).toBe('{"call":2}');
    expect((await execute('Home')).text).toBe('{"call":3}');
    expect((await execute('Shell', 'http://other.test')).text).toBe('{"call":4}');
  });

  it.each([
    ['must not be stored', { 'cache-control': 'no-store' }, 200],
    ['failed', { 'cache-control': 'public, max-age=60' }, 503],
  ])('caches no response that %s', async (_, headers, status) => {
    const { execute } = openGateway(headers, status);
    await execute();
    expect((await execute()).text).toBe('{"call":2}');
  });
});
