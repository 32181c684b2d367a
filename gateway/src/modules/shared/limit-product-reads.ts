import type { GatewayContext } from '../../graphql/context.ts';
import { badUserInput } from '../../graphql/bad-user-input.ts';

/** Related products have related products: without a limit a short document could read the whole shop. */
export const limitProductReads = limitReads('related, reviews and ratingBreakdown', 100);

/** One asks every courier. */
export const limitDeliveries = limitReads('delivery', 20);

/**
 * Counts reads of fields that cost REST calls for every product that is shown. Throws `BAD_USER_INPUT` when a request
 * has made too many.
 */
function limitReads(fields: string, max: number) {
  const reads = new WeakMap<GatewayContext['data'], number>();
  return (data: GatewayContext['data'], field: string): void => {
    const made = (reads.get(data) ?? 0) + 1;
    if (made > max) {
      throw badUserInput(`${fields} can be read at most ${max} times per request`, field);
    }
    reads.set(data, made);
  };
}
