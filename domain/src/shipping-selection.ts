import type { ShippingType } from './shipping.ts';

/** The shipping part of a checkout. Fees are never stored: the quote calculates them from this. */
export type ShippingSelection<O extends { readonly service: string }> = {
  readonly shippingType: ShippingType;
  readonly warehouseId: string | null;
  readonly methodId: string | null;
  /** Fee options of the chosen method, null while there are none to show. */
  readonly options: readonly O[] | null;
  /** Service code of the chosen fee option. */
  readonly service: string | null;
};

/** A change of the shipping part of a checkout, by the shopper or by a list that was received. */
export type SelectionChange<O extends { readonly service: string }> =
  | { readonly kind: 'USER_INFORMATION' }
  | {
      readonly kind: 'SHIPPING_TYPE';
      readonly shippingType: ShippingType;
      readonly warehouseId: string | null;
    }
  | { readonly kind: 'WAREHOUSE'; readonly warehouseId: string | null }
  | { readonly kind: 'METHOD'; readonly methodId: string }
  | { readonly kind: 'OPTIONS'; readonly options: readonly O[] }
  | { readonly kind: 'OPTION'; readonly service: string };

const NO_METHOD = { methodId: null, options: null, service: null } as const;

/**
 * Applies one change and clears what no longer holds (specification.md 4). User information (a
 * name counts too), shipping type and warehouse clear the method with its service and options.
 * Choosing a method, also the same one again, clears service and options. Options that arrive
 * preselect the first in the shop's order, even when it is not the cheapest. Voucher and payment
 * methods are not part of this and stay; payment amounts restart from the new amount due.
 */
export function changeSelection<O extends { readonly service: string }>(
  selection: ShippingSelection<O>,
  change: SelectionChange<O>,
): ShippingSelection<O> {
  switch (change.kind) {
    case 'USER_INFORMATION':
      return { ...selection, ...NO_METHOD };
    case 'SHIPPING_TYPE':
      return { shippingType: change.shippingType, warehouseId: change.warehouseId, ...NO_METHOD };
    case 'WAREHOUSE':
      return { ...selection, warehouseId: change.warehouseId, ...NO_METHOD };
    case 'METHOD':
      return { ...selection, methodId: change.methodId, options: null, service: null };
    case 'OPTIONS':
      return {
        ...selection,
        options: change.options,
        service: change.options[0]?.service ?? null,
      };
    case 'OPTION':
      return selection.options?.some((option) => option.service === change.service)
        ? { ...selection, service: change.service }
        : selection;
  }
}
