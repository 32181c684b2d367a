import { describe, expect, it, vi } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { placedOrder } from '../../../test-kit/placed-order.ts';
import { sendReceiptTo, storedFiles } from '../../../test-kit/receipts.ts';
import { temporaryDataDir } from '../../../test-kit/temporary-data-dir.ts';
import { receipts } from '../../db/tables/payment-session.ts';

const shop = await freshShop({ settings: { dataDir: temporaryDataDir() } });
const { db } = shop;

describe('POST /order/confirm-payment', () => {
  it('does not delete the picture of a committed row when the response to the commit was lost', async () => {
    const payment = (await placedOrder(shop)).payments[0]!;
    const transaction = db.transaction.bind(db);
    vi.spyOn(db, 'transaction').mockImplementationOnce(async (work) => {
      await transaction(work);
      throw Object.assign(new Error('connection lost'), { code: 'ECONNRESET' });
    });
    expect((await sendReceiptTo(shop, { payment })).status).toBe(503);
    const [row] = await db.select().from(receipts);
    expect(await storedFiles(shop)).toEqual([row?.fileName]);
    expect((await sendReceiptTo(shop, { payment })).status).toBe(200);
    expect(await storedFiles(shop)).toHaveLength(1);
  });
});
