import { bestIndexes, type Figure } from '@gawai/domain/compare-figures';
import { formatWhole } from '@gawai/domain/money';
import { formatRating } from '@gawai/domain/product';
import type { ReactNode } from 'react';
import { warrantyText } from '../../lib/warranty-text.ts';
import { compareTexts } from '../../texts/compare.ts';
import { productFactTexts } from '../../texts/product-more.ts';
import { productPageTexts, productTexts } from '../../texts/product.ts';
import { Badge } from '../../ui/badge.tsx';
import { Stars } from '../../ui/stars.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CompareHead, type CompareHeadProps } from './compare-head.tsx';
import { compareGroups, isDifferent } from './compare-rows.ts';
import styles from './compare-table.module.css';
import type { ComparedProductFragment } from './compared-product.generated.ts';
import { ProductPrice } from './product-price.tsx';
import { figureText } from './specification-groups.ts';

interface Row {
  id: string;
  name: string;
  figures: readonly (Figure | null)[];
  best: readonly number[];
  /** Label of the best figures. */
  bestText?: string;
  /** What is shown of each product; without it, the figure. */
  cells?: readonly ReactNode[];
}

const availabilityTexts = {
  AVAILABLE: compareTexts.available,
  OUT_OF_STOCK: productTexts.outOfStock,
  INACTIVE: compareTexts.unavailable,
} as const;

const plain = (value: string | null): Figure | null =>
  value === null ? null : { value, unit: null };

/** What is known of every product, before its technical data. */
function overview(products: readonly ComparedProductFragment[]): readonly Row[] {
  const row = (
    id: string,
    name: string,
    figureOf: (product: ComparedProductFragment) => Figure | null,
    rest: Partial<Row> = {},
  ): Row => {
    const figures = products.map(figureOf);
    return { id, name, figures, best: bestIndexes(id, figures), ...rest };
  };
  return [
    row('price', productTexts.price, ({ price }) => ({ value: price, unit: 'Rp' }), {
      bestText: compareTexts.cheapest,
      cells: products.map((product) => <ProductPrice key={product.id} product={product} />),
    }),
    row('rating', compareTexts.rating, ({ rating }) => plain(formatRating(rating)), {
      cells: products.map(({ id, rating: stars }) => {
        const rating = formatRating(stars);
        return rating === null ? null : (
          <Stars key={id} rating={rating} label={productTexts.rating(rating)} />
        );
      }),
    }),
    row('brand', productFactTexts.brand, ({ brand }) => plain(brand)),
    row('warranty', productFactTexts.warranty, ({ warranty }) => plain(warrantyText(warranty))),
    row('availability', compareTexts.availability, ({ availability }) =>
      plain(availabilityTexts[availability]),
    ),
    row(
      'weight',
      productPageTexts.weight,
      ({ weight }) => (weight > 0 ? { value: weight, unit: 'g' } : null),
      {
        bestText: compareTexts.lightest,
        // In grams, also from a kilogram on: figures in one unit are easier to compare.
        cells: products.map(({ weight }) => `${formatWhole(Math.round(weight))} g`),
      },
    ),
  ];
}

function Line({ row }: { row: Row }) {
  const { name, figures, best, bestText = compareTexts.best, cells } = row;
  return (
    <tr>
      <th scope="row" className={styles['property']}>
        <span className={styles['propertyName']}>{name}</span>
      </th>
      {figures.map((figure, index) => (
        <td key={index} className={styles['value']}>
          {figure === null ? (
            <span className={styles['none']}>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{compareTexts.none}</VisuallyHidden>
            </span>
          ) : (
            <span>{cells?.[index] ?? figureText(figure)}</span>
          )}
          {best.includes(index) ? (
            <span className={styles['best']}>
              <Badge tone="good">{bestText}</Badge>
            </span>
          ) : null}
        </td>
      ))}
    </tr>
  );
}

interface CompareTableProps extends CompareHeadProps {
  isDifferencesOnly: boolean;
}

/**
 * Products side by side, one row per property. The names of the products stay in view. It scrolls inside its
 * own region on phones that are too narrow for all products.
 */
export function CompareTable({ products, isDifferencesOnly, ...removal }: CompareTableProps) {
  const groups: readonly { name: string | null; rows: readonly Row[] }[] = [
    { name: compareTexts.overview, rows: overview(products) },
    ...compareGroups(products),
  ];
  const shown = groups
    .map(({ name, rows }) => ({
      name: name ?? compareTexts.others,
      rows: isDifferencesOnly ? rows.filter(({ figures }) => isDifferent(figures)) : rows,
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <div className={styles['region']} role="region" aria-label={compareTexts.table} tabIndex={0}>
      <table className={styles['table']}>
        <CompareHead products={products} {...removal} />
        {shown.map(({ name, rows }, index) => (
          <tbody key={index}>
            <tr>
              <th scope="rowgroup" colSpan={products.length + 1} className={styles['group']}>
                <span className={styles['groupName']}>{name}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <Line key={row.id} row={row} />
            ))}
          </tbody>
        ))}
      </table>
      {shown.length === 0 ? <p className={styles['same']}>{compareTexts.noDifferences}</p> : null}
    </div>
  );
}
