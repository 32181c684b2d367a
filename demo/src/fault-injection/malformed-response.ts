import type { FaultOf } from './fault.ts';

/** Above the size limit of the gateway (shop-api.md 1: 10 MiB). */
const TOO_MANY_BYTES = 11 * 1024 * 1024;
const HTML = '<!DOCTYPE html><html><body><h1>502 Bad Gateway</h1></body></html>';

/** A malformed body; a `contentType` of null leaves the header of the response. */
export interface MalformedResponse {
  readonly content: string | Buffer;
  readonly contentType: string | null;
}

/** Replaces the body of a response by a malformed one of the fault's `shape`. */
export function malformedResponse(
  fault: FaultOf<'malformed'>,
  payload: string | Buffer,
): MalformedResponse {
  const same = (content: string | Buffer) => ({ content, contentType: null });
  switch (fault.shape) {
    case 'cut_json':
      return same(payload.slice(0, Math.floor(payload.length / 2)));
    case 'html':
      return { content: HTML, contentType: 'text/html; charset=utf-8' };
    case 'empty':
      return same('');
    case 'no_envelope':
      return same(JSON.stringify(new Map(envelopeOf(payload)).get('data') ?? null));
    case 'data':
      return same(JSON.stringify({ ...Object.fromEntries(envelopeOf(payload)), data: fault.data }));
    case 'too_large':
      return same(Buffer.concat([Buffer.from(payload), Buffer.alloc(TOO_MANY_BYTES, ' ')]));
  }
}

/** The fields of a response; none if it is not a JSON object, such as an image. */
function envelopeOf(payload: string | Buffer): [string, unknown][] {
  try {
    const parsed: unknown = JSON.parse(payload.toString());
    return typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  } catch {
    return [];
  }
}
