import type { IncomingMessage } from 'node:http';
import type { Sent } from '../http/read-operation.ts';

/** Headers by which a program shows that it is no page of another origin (Apollo's CSRF prevention). */
const PREFLIGHT_HEADERS = ['apollo-require-preflight', 'x-apollo-operation-name'] as const;

/** What clients ask for as media types is shorter than that. */
const ACCEPT_MAX = 200;

/** A request as it stands: two requests of one form get one reply. */
export interface RequestForm {
  /** The words of the request, and what else decides how they are answered. */
  readonly form: string;
  /** The media types that the client takes, as it names them. */
  readonly accept: string;
}

/**
 * The form of a guest's request that was sent as JSON or by GET. Null when somebody has to look at it
 * each time: with any `Authorization`, with a file, and where Apollo reads headers before the operation.
 */
export function requestForm(request: IncomingMessage, sent: Sent): RequestForm | null {
  const { headers } = request;
  const { accept = '' } = headers;
  if (headers.authorization !== undefined || accept.length > ACCEPT_MAX) return null;
  // Each byte is a sign, so that only the same bytes are the same form.
  if (Buffer.isBuffer(sent)) return { accept, form: `P${accept}\n${sent.toString('latin1')}` };
  if (typeof sent !== 'string') return null;
  const isOfProgram = PREFLIGHT_HEADERS.some((name) => (headers[name] ?? '') !== '');
  if (!isOfProgram || headers['content-type'] !== undefined) return null;
  return { accept, form: `G${accept}\n${sent}` };
}
