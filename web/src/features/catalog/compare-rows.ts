import { bestIndexes, isSameFigure, type Figure } from '@gawai/domain/compare-figures';
import type { ComparedProductFragment } from './compared-product.generated.ts';

type Specification = ComparedProductFragment['specifications'][number];

/** One specification of the compared products. */
interface CompareRow {
  /** What the products are compared by: the key of the shop, else the name. */
  readonly id: string;
  readonly name: string;
  /** One of each product, in its order; null where a product has none. */
  readonly figures: readonly (Figure | null)[];
  /** Indexes of the best products; empty when there is none. */
  readonly best: readonly number[];
}

/** Rows below one heading. */
interface CompareGroup {
  /** Null without a heading. */
  readonly name: string | null;
  readonly rows: readonly CompareRow[];
}

const idOf = ({ key, name }: Specification) => key ?? name.toLowerCase();

/**
 * The technical data of all products, one row per key (shop-api.md 10.2). A row is below the heading and
 * at the position of the first product that has it.
 */
export function compareGroups(products: readonly ComparedProductFragment[]): CompareGroup[] {
  const groups = new Map<string | null, Map<string, Specification>>();
  const known = new Set<string>();
  for (const line of products.flatMap(({ specifications }) => specifications)) {
    if (known.has(idOf(line))) continue;
    known.add(idOf(line));
    const lines = groups.get(line.group) ?? new Map<string, Specification>();
    groups.set(line.group, lines.set(idOf(line), line));
  }
  return [...groups].map(([name, lines]) => ({
    name,
    rows: [...lines].map(([id, line]) => {
      const figures = products.map(
        ({ specifications }) => specifications.find((each) => idOf(each) === id) ?? null,
      );
      return { id, name: line.name, figures, best: bestIndexes(id, figures) };
    }),
  }));
}

/** Whether not all products have the same in a row. */
export function isDifferent(figures: readonly (Figure | null)[]): boolean {
  const [first = null, ...others] = figures;
  return others.some((each) =>
    first === null || each === null ? first !== each : !isSameFigure(first, each),
  );
}
