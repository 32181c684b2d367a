interface TableArguments {
  search?: string | null;
  status?: string | null;
  page: number;
  size: number;
  sort: { column: string; direction: string };
}

/** An order as the history lists it; number 7 is `SO261120000007` of 7 million rupiah. */
export function sampleOrderRow(number: number, changes: Record<string, unknown> = {}) {
  const hash = number.toString(16).padStart(40, '0');
  return {
    __typename: 'Order',
    id: `Order:${number}`,
    accessHash: hash,
    number: `SO2611200000${String(number).padStart(2, '0')}`,
    placedAt: '2026-11-20T23:30:00Z',
    grandTotal: number * 1_000_000,
    status: 'AWAITING_PAYMENT',
    statusLabel: 'Menunggu Pembayaran',
    preview: null,
    ...changes,
  };
}

/** Searches rows by their `textOf` and pages them, as the shop does. */
export function pageOfTable<Row>(
  rows: readonly Row[],
  textOf: (row: Row) => string,
  { search, page, size }: Pick<TableArguments, 'search' | 'page' | 'size'>,
) {
  const found = rows.filter((row) => textOf(row).includes(search ?? ''));
  const first = (page - 1) * size;
  const nodes = found.slice(first, first + size);
  const isEmpty = nodes.length === 0;
  return {
    nodes,
    statusCounts: null,
    totalCount: rows.length,
    filteredCount: found.length,
    pageInfo: {
      number: page,
      size,
      from: isEmpty ? null : first + 1,
      to: isEmpty ? null : first + nodes.length,
      last: Math.max(1, Math.ceil(found.length / size)),
    },
  };
}

/** The order table of a customer with so many orders; it sorts by number or total. */
export function sampleOrderTable(count: number) {
  return (args: TableArguments) => {
    const rows = Array.from({ length: count }, (_, index) => sampleOrderRow(index + 1));
    if (args.sort.direction === 'DESCENDING') rows.reverse();
    return pageOfTable(rows, ({ number }) => number, args);
  };
}
