import type { Problem } from '@gawai/domain/problem';
import {
  problemToUserError,
  type FieldNames,
  type UserErrorRecord,
} from '../../graphql/user-error.ts';
import type { FulfilmentRequest } from './quote-request.ts';

const LINE_FIELDS: FieldNames = { 'lines.*.price': 'lines.*.seenPrice' };

/** Paths into the input of a quote by field of the domain. */
const FIELDS: Readonly<Record<FulfilmentRequest['type'], FieldNames>> = {
  DELIVERY: {
    ...LINE_FIELDS,
    cityId: 'fulfilment.delivery.cityId',
    warehouseId: 'fulfilment.delivery.warehouseId',
    shippingMethodId: 'fulfilment.delivery.shippingMethodId',
    shippingService: 'fulfilment.delivery.service',
  },
  PICKUP: { ...LINE_FIELDS, warehouseId: 'fulfilment.pickup.warehouseId' },
};

/** The parts of the input in the order of the checkout page. */
const PARTS = ['lines', 'fulfilment', 'voucherCode', 'payments'];

/**
 * The problems of a quote as user errors: each once, in the order of the checkout, with paths into the
 * input. `type` is null while neither delivery nor pickup was chosen.
 */
export function quoteProblems(
  problems: readonly Problem[],
  type: FulfilmentRequest['type'] | null,
): UserErrorRecord[] {
  const names = type === null ? LINE_FIELDS : FIELDS[type];
  const errors = problems.map((problem) => problemToUserError(problem, names));
  const once = new Map(errors.map((error) => [JSON.stringify([error.code, error.path]), error]));
  const part = ({ path }: UserErrorRecord) => PARTS.indexOf(path[0] ?? '');
  return [...once.values()].sort((left, right) => part(left) - part(right));
}
