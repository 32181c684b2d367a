import { ShopFault } from '../src/rest/shop-error.ts';

/** The fault that a call of a test ends with. */
export async function faultOf(promise: Promise<unknown>): Promise<ShopFault> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ShopFault) return error;
  throw new Error('was no fault', { cause: error });
}
