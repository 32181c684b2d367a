import type { ClientResponse, ShopClient } from './shop-client.ts';

/**
 * Requests a list as a table (shop-api.md 5.3) with all its columns, of which the first `usable` are searchable and
 * orderable.
 */
export function tableCall(
  client: ShopClient,
  path: string,
  columns: readonly string[],
  usable: number,
  changes: Readonly<Record<string, string>>,
  token: string,
): Promise<ClientResponse> {
  const query = new URLSearchParams({ source: 'datatables', start: '0' });
  columns.forEach((name, index) => {
    query.set(`columns[${index}][data]`, name);
    query.set(`columns[${index}][searchable]`, String(index < usable));
    query.set(`columns[${index}][orderable]`, String(index < usable));
  });
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  return client.get(`${path}?${query.toString()}`, { token });
}
