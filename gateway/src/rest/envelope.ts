import { callName, type RestCall, type RestReply } from './rest-call.ts';
import { readRefusal } from './read-refusal.ts';
import { ShopFault, type ShopRefusal } from './shop-error.ts';
import { firstShownText } from './shown-text.ts';
import { isWire } from './wire-shape.ts';

/** What the shop granted: its data, still unread. */
export interface ShopSuccess {
  readonly ok: true;
  readonly data: unknown;
  /** Figures of a page that stand beside `data`. */
  readonly meta: unknown;
  /** The shop's own words, fit to be shown; null when it has none. */
  readonly message: string | null;
}

/** What the shop answered to a call: granted, or refused with a reason. */
export type ShopAnswer = ShopSuccess | { readonly ok: false; readonly refusal: ShopRefusal };

/**
 * Reads a reply by the rules of the envelope (Contract sections 3 and 4): success only when HTTP is
 * 2xx and `status` says so. Throws a `ShopFault` when the shop failed or answered off the contract.
 */
export function readEnvelope(call: RestCall, reply: RestReply): ShopAnswer {
  const { status } = reply;
  if (status >= 500) throw serverFault(call, reply);
  if (status === 204 && reply.text === '' && mayBeEmpty(call)) {
    return { ok: true, data: null, meta: null, message: null };
  }
  const body = parseJson(reply.text);
  if (status >= 200 && status < 300) {
    if (!isWire(body) || !('status' in body)) throw badReply(call, reply, 'no envelope');
    if (isSuccessWord(body['status'])) {
      const { data, meta, message } = body;
      return { ok: true, data, meta, message: firstShownText(message) };
    }
  }
  const refusal = readRefusal(call, reply, body);
  if (refusal === null) throw badReply(call, reply, `HTTP ${status}`);
  return { ok: false, refusal };
}

function isSuccessWord(status: unknown): boolean {
  return typeof status === 'string' && status.trim().toLowerCase() === 'success';
}

function mayBeEmpty(call: RestCall): boolean {
  return call.method === 'PUT' || call.method === 'DELETE' || call.path[0] === 'logout';
}

/** The JSON of a reply; undefined for anything that is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A reply off the contract; `what` is for the log. */
export function badReply(call: RestCall, reply: RestReply, what: string): ShopFault {
  const detail = `${callName(call)}: ${what}, ${reply.text.length} signs`;
  return new ShopFault('SHOP_BAD_REPLY', detail);
}

function serverFault(call: RestCall, { status, text }: RestReply): ShopFault {
  const isAway = status === 502 || status === 503 || status === 504;
  const body = parseJson(text);
  const message = isWire(body) ? firstShownText(body['message']) : null;
  return new ShopFault(
    isAway ? 'SHOP_UNAVAILABLE' : 'SHOP_FAILED',
    `${callName(call)}: HTTP ${status}`,
    message === null ? {} : { message },
  );
}
