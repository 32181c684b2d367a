import { UpstreamError } from '../src/rest/client/upstream-error.ts';

/** The upstream error that a call of a test ends with. */
export async function upstreamErrorOf(promise: Promise<unknown>): Promise<UpstreamError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof UpstreamError) return error;
  throw new Error('was no upstream error', { cause: error });
}
