import type { Database } from '../../db/database.ts';
import type { Customer } from '../../http/customer.ts';
import { invalid } from '../../http/rejections.ts';
import { Rejected } from '../../http/shop-response.ts';
import { figureErrors } from './check-figures.ts';
import type { OrderRequest } from './order-form.ts';
import { assertCourierFee } from './order-shipping.ts';
import { quoteOrder, type OrderTerms, type QuotedOrder } from './quote-order.ts';

/**
 * Checks an order whose shape is good against the shop's own records, in the order of shop-api.md 5.19;
 * throws a rejection at the first check that fails.
 */
export async function checkOrder(
  db: Database,
  caller: Customer | null,
  request: OrderRequest,
  terms: OrderTerms,
): Promise<QuotedOrder> {
  const order = await quoteOrder(db, caller, request, terms);
  assertCourierFee(order.shipping, request.figures.shippingFee);
  const errors = figureErrors(request, order);
  if (Object.keys(errors).length > 0) throw new Rejected(invalid(errors));
  return order;
}
