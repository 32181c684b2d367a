import type { ProductDetailFragment } from './product-detail.generated.ts';

type Specification = ProductDetailFragment['specifications'][number];

/** Technical data under one heading. */
export interface SpecificationGroup {
  /** Null without a heading. */
  readonly name: string | null;
  readonly lines: readonly Specification[];
}

/** Technical data by heading, in the shop's order; lines of one heading that it sends apart stay apart. */
export function specificationGroups(
  specifications: readonly Specification[],
): readonly SpecificationGroup[] {
  const groups: { name: string | null; lines: Specification[] }[] = [];
  for (const line of specifications) {
    const last = groups.at(-1);
    if (last?.name === line.group) last.lines.push(line);
    else groups.push({ name: line.group, lines: [line] });
  }
  return groups;
}

/** A figure as a shopper reads it. */
export const figureText = ({ value, unit }: { value: string | number; unit: string | null }) =>
  unit === null ? `${value}` : `${value} ${unit}`;
