import type { Log } from '@gawai/gateway/telemetry/log';
import { NoResponseError } from '@gawai/gateway/rest/client/call-errors';
import { parseJson } from '@gawai/gateway/json';
import { anonymous, type RestResponse } from '@gawai/gateway/rest/client/rest-call';
import { ShopRejection } from '@gawai/gateway/rest/client/shop-rejection';
import { UpstreamError } from '@gawai/gateway/rest/client/upstream-error';
import { isSuccessWord } from '@gawai/gateway/rest/client/envelope';
import { isWire } from '@gawai/gateway/rest/wire/wire-shape';
import { isWhollyUnusable, responseNotes } from './response-notes.ts';
import { CONDITION_TEXT, notesOf, SHOP_CALLS, type CallResult, type Verdict } from './shop-call.ts';
import { TracedClient, type RecordingTransport } from './traced-client.ts';

/** Statuses of a server without the call. */
const UNKNOWN_CALL: readonly number[] = [404, 405, 501];

/** After this many calls without a response no more are sent. */
const SILENT_CALLS_MAX = 3;

/** Sends calls as the gateway does and collects a verdict for each. */
export class CallChecker {
  readonly #transport: RecordingTransport;
  readonly #log: Log;
  readonly #verdicts = new Map<string, Verdict>();
  #silentCalls = 0;

  constructor(transport: RecordingTransport, log: Log) {
    this.#transport = transport;
    this.#log = log;
  }

  /** One result for each call that the gateway can send. */
  get results(): readonly CallResult[] {
    return SHOP_CALLS.map(({ call, costs, condition, isOptional }) => {
      const reason = this.isSilent ? NO_SERVER : CONDITION_TEXT[condition];
      const verdict = this.#verdicts.get(call) ?? { state: 'not checked', notes: [reason] };
      return { call, costs, isOptional, verdict };
    });
  }

  /** Whether nothing responds at the address: then no further call is sent. */
  get isSilent(): boolean {
    return this.#silentCalls >= SILENT_CALLS_MAX;
  }

  /** Notes why a call is not checked. */
  skip(call: string, reason: string): void {
    if (!this.isSilent) this.#verdicts.set(call, { state: 'not checked', notes: [reason] });
  }

  /** Replaces the verdict of a call. */
  record(call: string, verdict: Verdict): void {
    this.#verdicts.set(call, verdict);
  }

  /**
   * Runs a function of the gateway that sends the call, and judges the response. Returns what the
   * gateway reads; null when it reads nothing.
   */
  async check<Result>(
    call: string,
    run: (shop: TracedClient) => Promise<Result>,
    token: string | null = null,
  ): Promise<Exclude<Result, ShopRejection> | null> {
    if (this.isSilent) return null;
    const context = { ...anonymous, bearer: token };
    const client = new TracedClient(this.#transport, context, this.#log);
    try {
      const result = await run(client);
      if (result instanceof ShopRejection) throw result;
      this.#silentCalls = 0;
      this.#add(call, this.#verdictOf(call, client, result));
      return result as Exclude<Result, ShopRejection>;
    } catch (error) {
      if (!(error instanceof UpstreamError || error instanceof ShopRejection)) throw error;
      this.#add(call, this.#failure(error));
      return null;
    }
  }

  /** Sends a read that needs a customer without one: it must exist and reveal nothing. */
  async checkLocked(call: string, path: string): Promise<void> {
    if (this.isSilent) return;
    try {
      const response = await this.#transport.send({ method: 'GET', path: [path] }, anonymous);
      this.#add(call, lockedVerdict(response));
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      this.#add(call, this.#failure(error));
    }
  }

  #add(call: string, verdict: Verdict): void {
    const earlier = this.#verdicts.get(call);
    this.#verdicts.set(call, earlier === undefined ? verdict : worseVerdict(earlier, verdict));
  }

  #verdictOf(call: string, client: TracedClient, result: unknown): Verdict {
    const { lastResponse } = this.#transport;
    if (lastResponse === null) return { state: 'fits' };
    if (UNKNOWN_CALL.includes(lastResponse.status)) return missing(lastResponse);
    if (lastResponse.status >= 300) return broken(`HTTP ${lastResponse.status}`);
    if (client.kind === 'object' && result === null) return broken('the data is empty');
    const notes = responseNotes(call, lastResponse.text, client);
    if (isWhollyUnusable(lastResponse.text, client)) {
      return { state: 'broken', notes: ['the gateway can use none of the entries', ...notes] };
    }
    return notes.length === 0 ? { state: 'fits' } : { state: 'tolerated', notes };
  }

  #failure(error: UpstreamError | ShopRejection): Verdict {
    const { lastResponse } = this.#transport;
    if (lastResponse === null) {
      const isUnreachable = error instanceof NoResponseError && !error.mayHaveArrived;
      this.#silentCalls = isUnreachable ? SILENT_CALLS_MAX : this.#silentCalls + 1;
      return broken(`no response: ${reasonOf(error)}`);
    }
    this.#silentCalls = 0;
    if (UNKNOWN_CALL.includes(lastResponse.status)) return missing(lastResponse);
    return broken(responseProblem(error, lastResponse));
  }
}

const FROM_GOOD_TO_BAD: readonly Verdict['state'][] = [
  'not checked',
  'fits',
  'tolerated',
  'missing',
  'broken',
];

/** The worse verdict of a call that was checked twice, with the notes of both. */
function worseVerdict(first: Verdict, second: Verdict): Verdict {
  const rank = ({ state }: Verdict) => FROM_GOOD_TO_BAD.indexOf(state);
  const worse = rank(first) >= rank(second) ? first : second;
  if (worse.state === 'fits') return worse;
  return { ...worse, notes: [...new Set([...notesOf(first), ...notesOf(second)])] };
}

const NO_SERVER = 'because the server does not respond';

function lockedVerdict({ status, isHtml = false, text }: RestResponse): Verdict {
  if (UNKNOWN_CALL.includes(status)) return { state: 'missing', notes: [`HTTP ${status}`] };
  if (status >= 200 && status < 300) {
    if (isHtml) return broken(webPage(status));
    const word = statusWord(text);
    const isRejected = typeof word === 'string' && !isSuccessWord(word);
    const response = isRejected ? `has HTTP ${status} and the status ${quoted(word)}` : 'succeeds';
    return broken(`the call ${response} without a token; it must respond with 401`);
  }
  if (status >= 500) return broken(`HTTP ${status}: the server failed`);
  const reason = `exists (HTTP ${status} without a token); ${CONDITION_TEXT.customer}`;
  return { state: 'not checked', notes: [reason] };
}

function webPage(status: number): string {
  return `HTTP ${status} with a web page (HTML) instead of JSON`;
}

function missing({ status }: RestResponse): Verdict {
  return { state: 'missing', notes: [`HTTP ${status}`] };
}

function broken(note: string): Verdict {
  return { state: 'broken', notes: [note] };
}

/** The end of the message for the log, after the name of the call. */
function reasonOf(error: UpstreamError | ShopRejection): string {
  const text = error instanceof UpstreamError ? error.detail : error.message;
  return text.replace(/^[A-Z]+ \/\S+: /, '');
}

function responseProblem(
  error: UpstreamError | ShopRejection,
  { status, isHtml = false, location, text }: RestResponse,
): string {
  if (status >= 300 && status < 400) {
    return `HTTP ${status} redirects to ${location ?? 'nowhere'}; the gateway does not follow`;
  }
  if (status >= 500) return `HTTP ${status}: the server failed`;
  if (error instanceof ShopRejection) {
    const word = status < 300 ? ` and the status ${quoted(statusWord(text))}` : '';
    return `HTTP ${status}${word}, rejected: ${error.message}`;
  }
  if (status === 401 || status === 403 || status === 419) {
    return `HTTP ${status}: the call must not need a token`;
  }
  if (isHtml) return webPage(status);
  if (text.trim() === '') return `HTTP ${status} with an empty body`;
  if (parseJson(text) === undefined) return `HTTP ${status} with invalid JSON: ${start(text)}`;
  const reason = reasonOf(error).replace(/, \d+ characters$/, '');
  const meaning =
    reason === 'no envelope' ? 'no {"status": "success", "data": …} around it' : reason;
  return `HTTP ${status}, ${meaning}: ${start(text)}`;
}

/** The `status` of an envelope, which may be `true` or a number instead of "success". */
function statusWord(text: string): unknown {
  const body = parseJson(text);
  return isWire(body) ? body['status'] : undefined;
}

function quoted(word: unknown): string {
  return start(JSON.stringify(word));
}

function start(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
