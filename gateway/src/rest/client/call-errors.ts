import { callName, type RestCall } from './rest-call.ts';
import { UpstreamError } from './upstream-error.ts';

/** A call that was never sent to the shop. */
export class NotSentError extends UpstreamError {
  /** `why` is for the log. */
  constructor(call: RestCall, why: string) {
    super('SHOP_UNAVAILABLE', `${callName(call)}: ${why}`, { mayHaveArrived: false });
  }
}

/** No byte of a response arrived: a read may be sent a second time. */
export class NoResponseError extends UpstreamError {
  /** `why` is for the log; `mayHaveArrived` is false when no connection was established. */
  constructor(call: RestCall, why: string, options: { mayHaveArrived: boolean; cause: Error }) {
    super('SHOP_UNAVAILABLE', `${callName(call)}: ${why}`, options);
  }
}
