import type { MalformedFault } from './fault.ts';

/** More than a gateway reads of one reply (shop-api.md 1: 10 MiB). */
const TOO_MANY_BYTES = 11 * 1024 * 1024;
const HTML = '<!DOCTYPE html><html><body><h1>502 Bad Gateway</h1></body></html>';

/** An answer as the shop would have sent it, malformed. */
export interface Spoilt {
  readonly content: string | Buffer;
  readonly contentType: string | null;
}

/** Spoils an answer in the way the fault says; its status stays. */
export function spoil(fault: MalformedFault, payload: string | Buffer): Spoilt {
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

/** The fields of an answer; none when it is no JSON object, such as a picture. */
function envelopeOf(payload: string | Buffer): [string, unknown][] {
  try {
    const parsed: unknown = JSON.parse(payload.toString());
    return typeof parsed === 'object' && parsed !== null ? Object.entries(parsed) : [];
  } catch {
    return [];
  }
}
