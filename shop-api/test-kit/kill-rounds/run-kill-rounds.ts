import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import type { ClientResponse, ShopClient } from '../shop-client.ts';
import { startKillable, type KillableShop } from './killable-shop.ts';
import { purchases, type Purchase } from './purchases.ts';
import type { RoundsData } from './prepare-rounds.ts';

const BUYERS = 8;
const MAX_RESPONSES = 20;
const MAX_PAUSE_MS = 40;
const RETRY_PAUSE_MS = 100;

export interface Figures {
  readonly rounds: number;
  readonly sent: number;
  /** Orders with response 201 before the kill. */
  readonly acknowledged: number;
  /** Stored orders without a response. */
  readonly storedWithoutResponse: number;
  /** Orders that were not stored and that the retry created. */
  readonly createdByRetry: number;
  readonly readyMsMedian: number;
  readonly readyMsMax: number;
}

interface Sent {
  readonly purchase: Purchase;
  /** Null when the connection ended first. */
  readonly response: ClientResponse | null;
}

/**
 * Runs rounds: eight buyers order without a pause, the shop is killed at a random time and started again. No
 * acknowledged order may be lost, and no key may create a second one. The database is left for an audit.
 */
export async function runKillRounds(
  env: Readonly<Record<string, string>>,
  data: RoundsData,
  rounds: number,
): Promise<Figures> {
  const wanted = purchases(data);
  const ready: number[] = [];
  const sum = { rounds, sent: 0, acknowledged: 0, storedWithoutResponse: 0, createdByRetry: 0 };
  const start = async () => {
    const shop = await startKillable(env);
    ready.push(shop.readyMs);
    return shop;
  };
  let shop = await start();
  try {
    for (let round = 0; round < rounds; round += 1) {
      const sent = await sendUntilKilled(shop, wanted);
      shop = await start();
      const found = await countFound(shop.client, sent);
      for (const each of sent) await checkRetry(shop.client, each);
      const acknowledged = sent.filter(({ response }) => response !== null).length;
      sum.sent += sent.length;
      sum.acknowledged += acknowledged;
      sum.storedWithoutResponse += found - acknowledged;
      sum.createdByRetry += sent.length - found;
    }
  } finally {
    await shop.kill();
  }
  ready.sort((one, other) => one - other);
  const readyMsMedian = Math.round(ready[ready.length >> 1] ?? 0);
  return { ...sum, readyMsMedian, readyMsMax: Math.round(ready.at(-1) ?? 0) };
}

/** Kills the shop after a random number of responses and a random pause. */
async function sendUntilKilled(
  shop: KillableShop,
  wanted: Generator<Purchase, never>,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  const responseLimit = randomInt(MAX_RESPONSES);
  let isOver = false;
  let reachLimit: () => void = () => undefined;
  const limitReached = new Promise<void>((resolve) => {
    reachLimit = resolve;
  });
  const buy = async () => {
    while (!isOver) {
      const purchase = wanted.next().value;
      const { body, extras } = purchase;
      const response = await shop.client.post('/order', body, extras).catch(() => null);
      sent.push({ purchase, response });
      if (sent.length > responseLimit) reachLimit();
    }
  };
  const buyers = Array.from({ length: BUYERS }, buy);
  await limitReached;
  await wait(randomInt(MAX_PAUSE_MS));
  isOver = true;
  await shop.kill();
  await Promise.all(buyers);
  for (const { response } of sent)
    if (response !== null) expect(response.status, response.text).toBe(201);
  return sent;
}

/** How many of these are stored before a retry; acknowledged ones have to be. */
async function countFound(client: ShopClient, sent: readonly Sent[]): Promise<number> {
  let found = 0;
  for (const { purchase, response } of sent) {
    const { key, extras } = purchase;
    const { status, body } = await client.get(`/order/by-key/${key}`, extras);
    if (status === 200) found += 1;
    if (response !== null)
      expect([status, body.data?.hash]).toEqual([200, response.body.data.hash]);
  }
  return found;
}

/** The same key returns the same order twice; an acknowledged order is complete. */
async function checkRetry(client: ShopClient, { purchase, response }: Sent): Promise<void> {
  const first = await retried(client, purchase);
  expect(first.status, first.text).toBe(201);
  if (response !== null) expect(first.body).toEqual(response.body);
  expect((await retried(client, purchase)).body).toEqual(first.body);
  const { hash, id } = first.body.data;
  const read = await client.get(`/order/${hash}`, purchase.extras);
  expect(read.body.data).toMatchObject({ id, hash });
  expect(read.body.data.order_details.length).toBeGreaterThan(0);
  expect(read.body.data.order_payments.length).toBeGreaterThan(0);
}

/** PostgreSQL may need a moment to detect a killed shop and roll back its transactions. */
async function retried(client: ShopClient, { body, extras }: Purchase): Promise<ClientResponse> {
  for (;;) {
    const response = await client.post('/order', body, extras);
    if (!(response.status === 409 && response.text.includes('sedang diproses'))) return response;
    await wait(RETRY_PAUSE_MS);
  }
}
