import { isDeepStrictEqual } from 'node:util';

export interface ReceivedResponse {
  readonly status: number;
  readonly text: string;
}

/**
 * The JSON of a response without `extensions`, which differ between servers. The order of fields does
 * not matter, that of lists does. Throws with the reason when the response has errors or no data.
 */
function readBody({ status, text }: ReceivedResponse): unknown {
  if (status !== 200) throw new Error(`HTTP ${status}: ${text.slice(0, 200)}`);
  const { extensions: _, ...body } = JSON.parse(text) as Record<string, unknown>;
  if ('errors' in body) throw new Error(`errors: ${JSON.stringify(body['errors']).slice(0, 200)}`);
  if (!isDeepStrictEqual(Object.keys(body), ['data'])) throw new Error('not a GraphQL response');
  if (hasNull(body['data'])) throw new Error('no data');
  return body;
}

/** `invalid` when one of the two responses has errors or no data. */
export type Comparison =
  | { readonly kind: 'same' }
  | { readonly kind: 'different'; readonly excerpt: string }
  | { readonly kind: 'invalid'; readonly reason: string };

export function compareResponses(
  response: ReceivedResponse,
  expected: ReceivedResponse,
): Comparison {
  try {
    if (isDeepStrictEqual(readBody(response), readBody(expected))) return { kind: 'same' };
  } catch (error) {
    return { kind: 'invalid', reason: error instanceof Error ? error.message : String(error) };
  }
  const [own, other] = [response, expected].map(({ text }) => text.slice(0, 400));
  return { kind: 'different', excerpt: `${own}\n${other}` };
}

/** Whether the data or one of its top-level fields is null. */
function hasNull(data: unknown): boolean {
  return typeof data !== 'object' || data === null || Object.values(data).includes(null);
}
