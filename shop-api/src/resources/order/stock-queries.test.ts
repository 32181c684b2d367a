import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { stocks } from '../../db/tables/catalog.ts';
import { subtractStock } from './stock-queries.ts';

const { db } = await freshShop();

/** Stores pieces of a product in one warehouse; returns the id of the stock row. */
async function addPieces(productId: number, stock: number): Promise<number> {
  const [row] = await db.select().from(stocks).where(eq(stocks.productId, productId)).limit(1);
  await db.update(stocks).set({ stock }).where(eq(stocks.id, row!.id));
  return row!.id;
}

async function piecesAt(stockId: number): Promise<number | undefined> {
  const [row] = await db.select().from(stocks).where(eq(stocks.id, stockId));
  return row?.stock;
}

describe('subtractStock', () => {
  it('takes the last pieces, then none', async () => {
    const stockId = await addPieces(102, 2);
    await expect(subtractStock(db, [{ stockId, quantity: 2, line: 0 }])).resolves.toBeNull();
    expect(await piecesAt(stockId)).toBe(0);
    await expect(subtractStock(db, [{ stockId, quantity: 1, line: 0 }])).resolves.toEqual({
      line: 0,
      left: 0,
    });
  });

  it('takes no piece of a line that exceeds the stock, and returns line and remaining pieces', async () => {
    const stockId = await addPieces(102, 2);
    await expect(subtractStock(db, [{ stockId, quantity: 3, line: 4 }])).resolves.toEqual({
      line: 4,
      left: 2,
    });
    expect(await piecesAt(stockId)).toBe(2);
  });
});
