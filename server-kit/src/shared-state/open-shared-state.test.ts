import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { hasRedisServer, RedisServer } from '../../test-kit/redis-server.ts';
import { openSharedState } from './open-shared-state.ts';
import type { SharedState } from './shared-state.ts';

describe('openSharedState without an address', () => {
  it('loads no Redis client', () => {
    const file = fileURLToPath(new URL('open-shared-state.ts', import.meta.url));
    const program = `
      import { createRequire } from 'node:module';
      const { openSharedState } = await import(${JSON.stringify(file)});
      await openSharedState(null, () => undefined);
      const loaded = Object.keys(createRequire(import.meta.url).cache);
      console.log(loaded.filter((path) => path.includes('ioredis')).length);`;
    const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
    expect(execFileSync(process.execPath, args, { encoding: 'utf8' }).trim()).toBe('0');
  });
});

describe.skipIf(!hasRedisServer)('openSharedState with a Redis', () => {
  let server: RedisServer;
  const states: SharedState[] = [];
  const lines: string[] = [];
  afterEach(async () => {
    await Promise.all(states.splice(0).map((state) => state.close()));
    await server.remove();
    lines.length = 0;
  });
  const open = async () => {
    const state = await openSharedState(server.url, (level, message) => {
      lines.push(`${level}: ${message}`);
    });
    states.push(state);
    return state;
  };
  const announced = async (part: string) => {
    while (!lines.some((line) => line.includes(part))) await delay(5);
  };

  it('uses the state of the process while Redis is stopped, and shares again afterwards', async () => {
    server = await RedisServer.start();
    const [one, other] = [await open(), await open()];
    await one.set('key', 'shared', 60_000);
    expect(await other.get('key')).toBe('shared');

    await server.stop();
    await announced('is away');
    await one.set('key', 'alone', 60_000);
    expect([await one.get('key'), await other.get('key')]).toEqual(['alone', undefined]);
    expect(await one.tryLock('lock', 'a', 60_000)).toBe(true);
    expect((await one.count('calls', 60_000)).count).toBe(1);

    let lost = 0;
    await other.subscribe('changes', (message) => (lost += message === null ? 1 : 0));
    await server.restart();
    while (lines.filter((line) => line.startsWith('info')).length < 2) await delay(5);
    await one.set('key', 'shared again', 60_000);
    expect(await other.get('key')).toBe('shared again');
    while (lost === 0) await delay(5);
    expect(lines.map((line) => line.split(':')[0])).toEqual(['warn', 'warn', 'info', 'info']);
  });

  it('uses a Redis that starts later, and warns once', async () => {
    server = await RedisServer.stopped();
    const [one, other] = [await open(), await open()];
    await one.set('key', 'alone', 60_000);
    await announced('is away');
    await server.restart();
    while (lines.filter((line) => line.startsWith('info')).length < 2) await delay(5);
    await one.set('key', 'shared', 60_000);
    expect(await other.get('key')).toBe('shared');
    expect(lines.filter((line) => line.startsWith('warn'))).toHaveLength(2);
    expect(lines.join()).not.toContain(server.url);
  });

  it('delays a command by a tenth of a second while Redis hangs, and soon not at all', async () => {
    server = await RedisServer.start();
    const state = await open();
    server.hang(true);
    for (let turn = 0; turn < 3; turn += 1) await state.count('calls', 60_000);
    await announced('does not respond in time');
    const started = performance.now();
    for (let turn = 0; turn < 100; turn += 1) await state.count('calls', 60_000);
    expect(performance.now() - started).toBeLessThan(1_000);
    server.hang(false);
    while (!lines.some((line) => line.startsWith('info'))) await state.get('key');
  });
});
