import { beforeEach, describe, expect, it } from 'vitest';
import { orderThatIs } from '../../../test-kit/delivered-order.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { statusCounts } from '../../../test-kit/many-buyers.ts';
import { piecesOf } from '../../../test-kit/pieces.ts';
import { readOrder } from '../../../test-kit/read-order.ts';
import { hemat10, voucherUsage } from '../../../test-kit/vouchers.ts';

const fresh = await freshShop();
const { clock, db, operator, tokenOf } = fresh;
const budi = await tokenOf(7);
const HOUR_MS = 60 * 60 * 1000;
const voucher = await hemat10(db);

beforeEach(() => clock.advance(60_000));

const createOrder = (isPaid: boolean, plan = {}) => orderThatIs(fresh, budi, { isPaid }, plan);
const call = (word: string, hash: string, body?: unknown) =>
  operator.post(`order/${hash}/${word}`, body);
const ship = (hash: string, resi = 'JNE0012345') => call('ship', hash, { resi_no: resi });
const read = (hash: string) => readOrder(fresh, hash, budi);

/** Pieces of the laptop at Jakarta; each order here contains one. */
const pieces = () => piecesOf(db, 202, 1);

describe('concurrent operator calls', () => {
  const at = <T>(times: number, what: (turn: number) => Promise<T>) =>
    Promise.all(Array.from({ length: times }, (_, turn) => what(turn)));

  it('ships an order once, with one tracking number', async () => {
    const { hash } = await createOrder(true);
    const responses = await at(20, (turn) => ship(hash, `RESI-${turn}`));
    expect(statusCounts(responses)).toEqual({ 200: 1, 409: 19 });
    const winner = responses.findIndex(({ status }) => status === 200);
    expect((await read(hash)).resi_no).toBe(`RESI-${winner}`);
  });

  it('refunds an order once and returns its pieces once', async () => {
    const { hash } = await createOrder(true, { voucher });
    const before = await pieces();
    const responses = await at(20, () => call('refund', hash));
    expect(statusCounts(responses)).toEqual({ 200: 1, 409: 19 });
    expect(await pieces()).toBe(before + 1);
    expect(await voucherUsage(db, voucher)).toEqual([0, 0]);
  });

  it('voids an order once, also during the expiry', async () => {
    clock.advance(25 * HOUR_MS);
    await operator.post('expire');
    const { hash } = await createOrder(false);
    const before = await pieces();
    clock.advance(25 * HOUR_MS);
    const responses = await at(10, (turn) =>
      turn % 2 === 0 ? call('void', hash) : operator.post('expire'),
    );
    const voids = responses.filter((_, turn) => turn % 2 === 0);
    expect(voids.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(await pieces()).toBe(before + 1);
    expect((await read(hash)).is_refunded).toBe(1);
  });

  it('refunds an order during a shipment and returns no shipped piece to stock', async () => {
    const { hash } = await createOrder(true);
    const before = await pieces();
    const [shipped, refunded] = await Promise.all([ship(hash), call('refund', hash)]);
    expect(refunded.status).toBe(200);
    expect(await pieces()).toBe(shipped.status === 200 ? before : before + 1);
  });
});
