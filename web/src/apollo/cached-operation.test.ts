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
  const ask = async (operationName = 'Shell', uri = 'http://gateway.test') => {
    const body = JSON.stringify({ operationName, variables: {}, query: '{ a }' });
    const { signal } = new AbortController();
    const response = await send(uri, { method: 'POST', headers: {}, body, signal });
    return { text: await response.text(), age: response.headers.get('age') };
  };
  return { clock, ask };
}

describe('cacheOperation', () => {
  it('sends the operation once while its response is fresh, and adds to its age', async () => {
    const { clock, ask } = openGateway({ 'cache-control': 'public, max-age=60', age: '20' });
    expect(await ask()).toEqual({ text: '{"call":1}', age: '20' });
    clock.now += 39_999;
    expect(await ask()).toEqual({ text: '{"call":1}', age: '60' });
    clock.now += 1;
    expect(await ask()).toEqual({ text: '{"call":2}', age: '20' });
  });

  it('sends other operations, and those to another gateway, each time', async () => {
    const { ask } = openGateway({ 'cache-control': 'public, max-age=60' });
    await ask();
    expect((await ask('Home')).text).toBe('{"call":2}');
    expect((await ask('Home')).text).toBe('{"call":3}');
    expect((await ask('Shell', 'http://other.test')).text).toBe('{"call":4}');
  });

  it.each([
    ['must not be stored', { 'cache-control': 'no-store' }, 200],
    ['failed', { 'cache-control': 'public, max-age=60' }, 503],
  ])('caches no response that %s', async (_, headers, status) => {
    const { ask } = openGateway(headers, status);
    await ask();
    expect((await ask()).text).toBe('{"call":2}');
  });
});
