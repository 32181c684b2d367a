import { compareResponses, type ReceivedResponse } from './compare-responses.ts';
import { getSearch, headersOf, postBody, type Operation } from './operations.ts';
import { isPersonal, type Row } from './rows.ts';

export async function sendOperation(
  url: string,
  row: Row,
  operation: Operation,
): Promise<ReceivedResponse> {
  const response = await fetch(row.method === 'GET' ? url + getSearch(operation) : url, {
    method: row.method,
    headers: headersOf(row.method, isPersonal(row)),
    body: row.method === 'GET' ? null : postBody(operation),
  });
  return { status: response.status, text: await response.text() };
}

/**
 * Sends the first and the last operation of every row and compares each response with that of the
 * hand-written handler. Throws for the first response with other data. Returns one sentence for each
 * row whose response has errors or no data.
 */
export async function checkResponses(
  rows: readonly Row[],
  addressOf: (row: Row) => string,
): Promise<string[]> {
  const handWritten = rows.find(({ id }) => id === 'B');
  if (handWritten === undefined) throw new Error('The rows have no row B to compare with.');
  const failures: string[] = [];
  for (const row of rows) {
    for (const operation of new Set([row.operations[0], row.operations.at(-1)])) {
      if (operation === undefined) continue;
      const expected = await sendOperation(addressOf(handWritten), handWritten, operation);
      const response = await sendOperation(addressOf(row), row, operation);
      const comparison = compareResponses(response, expected);
      const name = `${row.id} (${row.name})`;
      if (comparison.kind === 'different')
        throw new Error(`${name} has other data than B:\n${comparison.excerpt}`);
      if (comparison.kind === 'invalid') failures.push(`${name} has no data: ${comparison.reason}`);
    }
  }
  return failures;
}
