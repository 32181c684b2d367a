import { setTimeout as delay } from 'node:timers/promises';
import type { RestReply } from './rest-call.ts';
import { NoAnswer, NOT_AWAITED, type Sending } from './shop-connection.ts';

/** Reads are not sent again with less time than this, in ms. */
const RETRY_TIME_MIN = 20;

/** How a read is sent. */
export interface Reading {
  /** Sends it once. */
  readonly send: (sending: Omit<Sending, 'headers'>) => Promise<RestReply>;
  /** How long all of it may take, in ms. */
  readonly limit: number;
  /** How long to wait after a failure before it is sent again, in ms. */
  readonly pause: number;
  /** Whether it may be sent a second time; asked at most once. */
  readonly mayRepeat: () => boolean;
}

/** How one sending has ended. */
type Ended =
  | { readonly ok: true; readonly reply: RestReply }
  | { readonly ok: false; readonly error: unknown };

/**
 * A read that is sent at most twice (Contract section 1): again after no answer, or beside the first
 * when half of the time has brought no byte of it. The first answer counts, the other is cut.
 */
export async function readTwice({ send, limit, pause, mayRepeat }: Reading): Promise<RestReply> {
  const end = performance.now() + limit;
  const left = () => end - performance.now();
  const answered = new AbortController();
  const { signal: unwanted } = answered;
  const isWorthIt = () => left() > RETRY_TIME_MIN && mayRepeat();
  let onSilence: () => void = () => undefined;
  const silence = new Promise<null>((resolve) => (onSilence = () => resolve(null)));
  const first = settled(send({ limit, onSilence, unwanted }));
  try {
    const early = await Promise.race([first, silence]);
    if (early === null) {
      if (!isWorthIt()) return outcome(await first);
      return outcome(await firstAnswer(first, settled(send({ limit: left(), unwanted }))));
    }
    if (isAnswer(early) || !isWorthIt()) return outcome(early);
    await delay(Math.min(pause, left() / 2));
    return await send({ limit: left(), unwanted });
  } finally {
    answered.abort(NOT_AWAITED);
  }
}

async function firstAnswer(first: Promise<Ended>, second: Promise<Ended>): Promise<Ended> {
  const early = await Promise.race([first, second]);
  if (isAnswer(early)) return early;
  const [one, two] = await Promise.all([first, second]);
  return isAnswer(one) ? one : two;
}

function settled(sent: Promise<RestReply>): Promise<Ended> {
  return sent.then(
    (reply) => ({ ok: true, reply }),
    (error: unknown) => ({ ok: false, error }),
  );
}

function outcome(ended: Ended): RestReply {
  if (ended.ok) return ended.reply;
  throw ended.error;
}

/** Whether it is settled by this: anything but silence and a shop that is away for no stated time. */
function isAnswer(ended: Ended): boolean {
  if (!ended.ok) return !(ended.error instanceof NoAnswer);
  const { status, retryAfter } = ended.reply;
  return !(status === 502 || status === 504 || (status === 503 && retryAfter === null));
}
