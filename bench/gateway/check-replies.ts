import { compareReplies, type Reply } from './equal-replies.ts';
import { getSearch, headersOf, postBody, type Operation } from './operations.ts';
import { isPersonal, type Row } from './rows.ts';

/** Sends one operation of a line as the load generator does. */
export async function sendOperation(url: string, row: Row, operation: Operation): Promise<Reply> {
  const response = await fetch(row.method === 'GET' ? url + getSearch(operation) : url, {
    method: row.method,
    headers: headersOf(row.method, isPersonal(row)),
    body: row.method === 'GET' ? null : postBody(operation),
  });
  return { status: response.status, text: await response.text() };
}

/**
 * Has every line answer its first and its last operation, and compares with what the handler by hand
 * answers. Throws for the first one that tells anything else: it would not be fast, but wrong. Who
 * gave no whole answer comes back, one sentence each.
 */
export async function checkReplies(
  rows: readonly Row[],
  addressOf: (row: Row) => string,
): Promise<string[]> {
  const byHand = rows.find(({ id }) => id === 'B');
  if (byHand === undefined) throw new Error('Nothing to compare with.');
  const faults: string[] = [];
  for (const row of rows) {
    for (const operation of new Set([row.operations[0], row.operations.at(-1)])) {
      if (operation === undefined) continue;
      const expected = await sendOperation(addressOf(byHand), byHand, operation);
      const reply = await sendOperation(addressOf(row), row, operation);
      const verdict = compareReplies(reply, expected);
      const who = `${row.id} (${row.name})`;
      if (verdict.kind === 'other')
        throw new Error(`${who} answers otherwise than B:\n${verdict.shown}`);
      if (verdict.kind === 'none') faults.push(`${who} gives no answer: ${verdict.reason}`);
    }
  }
  return faults;
}
