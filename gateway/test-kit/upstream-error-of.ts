import { UpstreamError } from '../src/rest/client/upstream-error.ts';

/** The upstream error that a promise rejects with; throws for any other outcome. */
export async function upstreamErrorOf(promise: Promise<unknown>): Promise<UpstreamError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof UpstreamError) return error;
  throw new Error('expected an upstream error', { cause: error });
}
