import type { ClientResponse, ShopClient } from './shop-client.ts';

/** Calls a list as a table (shop-api.md 5.3) with all its columns, of which so many are searched and ordered by. */
export function tableCall(
  client: ShopClient,
  path: string,
  columns: readonly string[],
  usable: number,
  changes: Readonly<Record<string, string>>,
  token: string,
): Promise<ClientResponse> {
  const query = new URLSearchParams({ source: 'datatables', start: '0' });
  columns.forEach((name, place) => {
    query.set(`columns[${place}][data]`, name);
    query.set(`columns[${place}][searchable]`, String(place < usable));
    query.set(`columns[${place}][orderable]`, String(place < usable));
  });
  for (const [name, value] of Object.entries(changes)) query.set(name, value);
  return client.get(`${path}?${query.toString()}`, { token });
}
