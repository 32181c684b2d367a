import type { GatewayContext } from '../../graphql/context.ts';
import { badUserInput } from '../../graphql/bad-user-input.ts';

/** Related products have related products: without a limit a short document could read all products. */
export const limitProductReads = limitReads('related, reviews and ratingBreakdown', 100);

/** Each read sends one call per courier. */
export const limitDeliveries = limitReads('delivery', 20);

/**
 * Counts reads of fields that cost REST calls for every product of a list. Throws `BAD_USER_INPUT` when a request
 * exceeds the limit.
 */
function limitReads(fields: string, max: number) {
  const reads = new WeakMap<GatewayContext['data'], number>();
  return (data: GatewayContext['data'], field: string): void => {
    const count = (reads.get(data) ?? 0) + 1;
    if (count > max) {
      throw badUserInput(`${fields} can be read at most ${max} times per request`, field);
    }
    reads.set(data, count);
  };
}
