import type { FastifyReply } from 'fastify';

/** Why a request is rejected before Apollo processes it. */
export interface HttpRejection {
  readonly status: number;
  /** `extensions.code` of the response. */
  readonly code: string;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Ends a request with a rejection. */
export class RequestError extends Error {
  readonly rejection: HttpRejection;

  /** The client receives the message of the rejection. */
  constructor(rejection: HttpRejection) {
    super(rejection.message);
    this.name = 'RequestError';
    this.rejection = rejection;
  }
}

/** Sends a rejection in the shape of a GraphQL error, so that clients read one shape only. */
export function sendRejection(reply: FastifyReply, rejection: HttpRejection): FastifyReply {
  const { status, code, message, headers = {} } = rejection;
  return reply
    .code(status)
    .headers(headers)
    .send({ errors: [{ message, extensions: { code } }] });
}
