import { isDeepStrictEqual } from 'node:util';

/** What came back for one request. */
export interface Reply {
  readonly status: number;
  readonly text: string;
}

/**
 * What a reply tells: its JSON without `extensions`, in which servers speak of themselves. The order
 * of fields does not matter, that of lists does. Throws with the reason when it is no whole answer.
 */
function toldBy({ status, text }: Reply): unknown {
  if (status !== 200) throw new Error(`HTTP ${status}: ${text.slice(0, 200)}`);
  const { extensions: _, ...told } = JSON.parse(text) as Record<string, unknown>;
  if ('errors' in told) throw new Error(`errors: ${JSON.stringify(told['errors']).slice(0, 200)}`);
  if (!isDeepStrictEqual(Object.keys(told), ['data'])) throw new Error('not a reply of GraphQL');
  if (hasNull(told['data'])) throw new Error('no data');
  return told;
}

/** What a comparison found: the same, something else, or one reply that is no whole answer. */
export type Verdict =
  | { readonly kind: 'same' }
  | { readonly kind: 'other'; readonly shown: string }
  | { readonly kind: 'none'; readonly reason: string };

/** Compares what two replies tell. */
export function compareReplies(reply: Reply, expected: Reply): Verdict {
  try {
    if (isDeepStrictEqual(toldBy(reply), toldBy(expected))) return { kind: 'same' };
  } catch (error) {
    return { kind: 'none', reason: error instanceof Error ? error.message : String(error) };
  }
  return { kind: 'other', shown: `${reply.text.slice(0, 400)}\n${expected.text.slice(0, 400)}` };
}

/** Nothing at all, or nothing in one of the fields at the top. */
function hasNull(data: unknown): boolean {
  return typeof data !== 'object' || data === null || Object.values(data).includes(null);
}
