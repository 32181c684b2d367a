import { checkLines, priceChanges } from '@gawai/domain/line-check';
import type { Problem } from '@gawai/domain/problem';
import { problemText } from '@gawai/domain/texts/problem-text';
import { conflict, invalid } from '../../http/rejections.ts';
import { Rejected, type FieldErrors } from '../../http/shop-response.ts';
import { checkedLine, type OrderLine } from './order-lines.ts';

const UNSOLD: readonly Problem['code'][] = ['NOT_SOLD', 'VARIANT_REQUIRED', 'VARIANT_NOT_SOLD'];

/**
 * Checks that products are sold and variants known (409), prices unchanged (409), the warehouse known (422) and its
 * stock sufficient (409); the first failure rejects the order (shop-api.md 5.19, clarification 1). A lower price is
 * rejected too: the buyer must agree to the charged amount.
 */
export function assertLines(lines: readonly OrderLine[], isKnownWarehouse: boolean): void {
  const checked = lines.map(checkedLine);
  const problems = checkLines(checked);
  const unsold = problems.filter(({ code }) => UNSOLD.includes(code));
  if (unsold.length > 0) throw new Rejected(conflict(lineErrors(unsold)));
  const changes = priceChanges(checked);
  if (changes.length > 0) {
    const codes = changes.map((change) => ({ code: 'PRICE_CHANGED' as const, ...change }));
    throw new Rejected(conflict(lineErrors(codes)));
  }
  if (!isKnownWarehouse) {
    const text = problemText({ code: 'WAREHOUSE_UNKNOWN' });
    throw new Rejected(invalid({ warehouse_id: [text] }));
  }
  if (problems.length > 0) throw new Rejected(conflict(lineErrors(problems)));
}

/** The rejection of a line whose pieces were just sold to other buyers (shop-api.md 5.19). */
export function soldOut(lines: readonly OrderLine[], lineIndex: number, left: number): Rejected {
  const productName = lines[lineIndex]?.product?.name ?? 'Produk';
  const problem: Problem =
    left === 0
      ? { code: 'OUT_OF_STOCK', line: lineIndex, productName }
      : { code: 'QUANTITY_ABOVE_STOCK', line: lineIndex, productName, available: left };
  return new Rejected(conflict(lineErrors([problem])));
}

function lineErrors(problems: readonly Problem[]): FieldErrors {
  return Object.fromEntries(
    problems.map((problem) => [
      'line' in problem ? `details.${problem.line}.${lineField(problem)}` : 'details',
      [problemText(problem)],
    ]),
  );
}

function lineField({ code }: Problem): string {
  if (code === 'NOT_SOLD') return 'product_id';
  if (code === 'VARIANT_REQUIRED' || code === 'VARIANT_NOT_SOLD') return 'product_variant_id';
  return code === 'PRICE_CHANGED' ? 'price' : 'quantity';
}
