import { gt, inArray, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { buyAtOnce, OWN_ADDRESSES, statusCounts } from '../../../test-kit/many-buyers.ts';
import { orderBody, type OrderPlan } from '../../../test-kit/order-body.ts';
import { deadlocksOf, openConnections, connectionsFor } from '../../../test-kit/postgres-server.ts';
import { printFigures } from '../../../test-kit/print-figures.ts';
import { rounds } from '../../../test-kit/rounds.ts';
import { pluck } from '../../../test-kit/shop-client.ts';
import { stocks } from '../../db/tables/catalog.ts';
import { orderDetails, orders } from '../../db/tables/order.ts';

const databaseConnections = await connectionsFor(100);
const { client, db } = await freshShop({ settings: { ...OWN_ADDRESSES, databaseConnections } });
const BUYERS = 200;
const ROUNDS_OF_A_SCENE = rounds(2, 25);
const NAIVE_ROUNDS = 10;

/** Pieces by product and warehouse, such as `102@1`. */
type Pieces = Readonly<Record<string, number>>;
const PRODUCTS = [102, 202] as const;
const stockKey = (row: { productId: number; warehouseId: number }) =>
  `${row.productId}@${row.warehouseId}`;

interface Scene {
  readonly title: string;
  readonly available: (round: number) => Pieces;
  readonly plan: (buyer: number) => OrderPlan;
  /** How many stock rows must be empty in the end: no buyer was rejected while pieces were left. */
  readonly emptyRows: number;
}

const scenes: readonly Scene[] = [
  {
    title: 'one piece',
    available: () => ({ '102@1': 1 }),
    plan: () => ({ lines: [{ product: 102 }] }),
    emptyRows: 1,
  },
  {
    title: 'ten pieces, one to four each',
    available: () => ({ '102@1': 10 }),
    plan: (buyer) => ({ lines: [{ product: 102, quantity: 1 + (buyer % 4) }] }),
    emptyRows: 1,
  },
  {
    title: 'two warehouses',
    available: (round) => ({ '202@1': 1 + (round % 5), '202@2': 1 + (round % 3) }),
    plan: (buyer) => ({
      lines: [{ product: 202, quantity: 1 + (Math.floor(buyer / 2) % 2) }],
      warehouse: buyer % 2 === 0 ? 1 : 2,
    }),
    emptyRows: 2,
  },
  {
    title: 'lines in opposite order',
    available: (round) => ({ '102@1': 1 + (round % 10), '202@1': 1 + ((round * 3) % 10) }),
    plan: (buyer) => {
      const lines = [
        { product: 102 as const, quantity: 1 + (Math.floor(buyer / 2) % 4) },
        { product: 202 as const, quantity: 1 + (Math.floor(buyer / 2) % 3) },
      ];
      return { lines: buyer % 2 === 0 ? lines : lines.reverse() };
    },
    emptyRows: 1,
  },
];

async function fill(available: Pieces): Promise<void> {
  for (const row of await stockRows()) {
    const stock = available[stockKey(row)] ?? 0;
    await db
      .update(stocks)
      .set({ stock })
      .where(sql`${stocks.id} = ${row.id}`);
  }
}

function stockRows() {
  return db.select().from(stocks).where(inArray(stocks.productId, PRODUCTS));
}

async function lastOrder(): Promise<number> {
  const [row] = await db.select({ id: sql`coalesce(max(id), 0)`.mapWith(Number) }).from(orders);
  return row?.id ?? 0;
}

/** Pieces in the orders behind an id, by product and warehouse. */
async function soldSince(orderId: number): Promise<Pieces> {
  const rows = await db
    .select({
      productId: orderDetails.productId,
      warehouseId: orders.warehouseId,
      sold: sql`sum(${orderDetails.quantity})`.mapWith(Number),
    })
    .from(orderDetails)
    .innerJoin(orders, sql`${orders.id} = ${orderDetails.orderId}`)
    .where(gt(orderDetails.orderId, orderId))
    .groupBy(orderDetails.productId, orders.warehouseId);
  return Object.fromEntries(rows.map((row) => [stockKey(row), row.sold]));
}

const tally = { attempts: 0, accepted: 0, rejected: 0, pieces: 0, oversold: 0 };

describe(`two hundred buyers at once, ${databaseConnections} connections`, () => {
  afterAll(async () => {
    const shop = { deadlocks: await deadlocksOf(db), connections: await openConnections(db) };
    printFigures('Oversell', { ...tally, ...shop });
  });

  it.each(scenes)('sells no more than the stock: $title', { timeout: 300_000 }, async (scene) => {
    const crowd = Array.from({ length: BUYERS }, (_, buyer) => ({
      body: orderBody({ shipping: 'own', ...scene.plan(buyer) }),
    }));
    for (let round = 0; round < ROUNDS_OF_A_SCENE; round += 1) {
      const available = scene.available(round);
      await fill(available);
      const last = await lastOrder();
      const responses = await buyAtOnce(client, crowd);

      const counts = statusCounts(responses);
      const { 201: accepted = 0, 409: rejected = 0 } = counts;
      expect(accepted + rejected, JSON.stringify(counts)).toBe(BUYERS);
      for (const { body } of responses.filter(({ status }) => status === 409)) {
        expect(Object.keys(body.errors).join()).toMatch(/^details\.[01]\.quantity/);
        expect(pluck(Object.values(body.errors), '0').join()).toMatch(
          /^Stok .+ (sudah habis|hanya tersedia \d+)/,
        );
      }
      const sold = await soldSince(last);
      const left = await stockRows();
      for (const row of left) {
        const key = stockKey(row);
        expect(row.stock).toBeGreaterThanOrEqual(0);
        expect((sold[key] ?? 0) + row.stock, `${key}, round ${round}`).toBe(available[key] ?? 0);
      }
      const empty = left.filter((row) => row.stock === 0 && stockKey(row) in available);
      expect(empty.length, JSON.stringify(sold)).toBeGreaterThanOrEqual(scene.emptyRows);
      count(accepted, rejected, available, sold);
    }
    expect(await deadlocksOf(db)).toBe(0);
  });

  it('oversells with a table that is read and then written', async () => {
    await db.execute(
      sql`CREATE TABLE naive_stock (id integer PRIMARY KEY, stock integer NOT NULL)`,
    );
    let oversoldRounds = 0;
    for (let round = 1; round <= NAIVE_ROUNDS; round += 1) {
      await db.execute(sql`INSERT INTO naive_stock VALUES (${round}, 5)`);
      const buyers = Array.from({ length: BUYERS }, () => buyNaively(round));
      const bought = (await Promise.all(buyers)).filter(Boolean).length;
      if (bought > 5) oversoldRounds += 1;
    }
    printFigures('Naive shop', { rounds: NAIVE_ROUNDS, oversoldRounds });
    expect(oversoldRounds).toBe(NAIVE_ROUNDS);
  });
});

function count(accepted: number, rejected: number, available: Pieces, sold: Pieces): void {
  tally.attempts += accepted + rejected;
  tally.accepted += accepted;
  tally.rejected += rejected;
  for (const [key, pieces] of Object.entries(sold)) {
    tally.pieces += pieces;
    tally.oversold += Math.max(0, pieces - (available[key] ?? 0));
  }
}

function buyNaively(product: number): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ stock: sql`stock`.mapWith(Number) })
      .from(sql`naive_stock`)
      .where(sql`id = ${product}`);
    if (row === undefined || row.stock < 1) return false;
    await transaction.execute(sql`UPDATE naive_stock SET stock = stock - 1 WHERE id = ${product}`);
    return true;
  });
}
