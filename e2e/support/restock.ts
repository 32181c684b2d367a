import { operator } from './operator.ts';

/**
 * Fills up the stock of the charger that most journeys buy. A journey that buys the last piece of a
 * warehouse would move the order of the journey beside it to another one, which its shopper is asked about.
 */
export default async function restock(): Promise<void> {
  await operator('stock', 'AC-128', '--variant', 'White', '--warehouse', '1', '--add', '500');
}
