import type { GatewayContext } from '../../graphql/context.ts';
import { badUserInput } from '../../graphql/bad-user-input.ts';

/** Reads of fields that cost REST calls for every product that is shown. */
interface ReadLimit {
  readonly fields: string;
  readonly max: number;
  readonly reads: WeakMap<GatewayContext['data'], number>;
}

/** Related products have related products: without a limit a short document could read the whole shop. */
const readLimit: ReadLimit = {
  fields: 'related, reviews and ratingBreakdown',
  max: 100,
  reads: new WeakMap(),
};

/** One asks every courier. */
const deliveryLimit: ReadLimit = { fields: 'delivery', max: 20, reads: new WeakMap() };

/** Counts a read beside a product. Throws `BAD_USER_INPUT` when the request has made too many. */
export function limitProductReads(data: GatewayContext['data'], field: string): void {
  count(readLimit, data, field);
}

/** Counts a delivery. Throws `BAD_USER_INPUT` when the request has worked out too many. */
export function limitDeliveries(data: GatewayContext['data']): void {
  count(deliveryLimit, data, 'delivery');
}

function count({ fields, max, reads }: ReadLimit, data: GatewayContext['data'], field: string) {
  const made = (reads.get(data) ?? 0) + 1;
  if (made > max) {
    throw badUserInput(`${fields} can be read at most ${max} times per request`, field);
  }
  reads.set(data, made);
}
