import type { GatewayContext } from '../../graphql/context.ts';
import { badUserInput } from '../../graphql/bad-user-input.ts';

/** Related products have related products: without a limit a short document could read the whole shop. */
const READS_MAX = 100;

const reads = new WeakMap<GatewayContext['data'], number>();

/** Counts a read beside a product. Throws `BAD_USER_INPUT` when the request has made too many. */
export function limitProductReads(data: GatewayContext['data'], field: string): void {
  const count = (reads.get(data) ?? 0) + 1;
  if (count > READS_MAX) {
    const fields = 'related, reviews and ratingBreakdown';
    throw badUserInput(`${fields} can be read at most ${READS_MAX} times per request`, field);
  }
  reads.set(data, count);
}
