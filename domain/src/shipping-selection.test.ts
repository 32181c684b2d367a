import { describe, expect, it } from 'vitest';
import { changeSelection, type ShippingSelection } from './shipping-selection.ts';

type Option = { readonly service: string; readonly cost: number };

const options: Option[] = [
  { service: 'YES', cost: 64_000 },
  { service: 'OKE', cost: 28_000 },
];
const chosen: ShippingSelection<Option> = {
  shippingType: 'DELIVERY',
  warehouseId: '1',
  methodId: '3',
  options,
  service: 'OKE',
};
const withoutMethod = { methodId: null, options: null, service: null };

describe('changeSelection', () => {
  it('clears the method when the user information changes', () => {
    expect(changeSelection(chosen, { kind: 'USER_INFORMATION' })).toEqual({
      ...chosen,
      ...withoutMethod,
    });
  });

  it('clears the method and sets the new warehouse when the shipping type changes', () => {
    const change = { kind: 'SHIPPING_TYPE', shippingType: 'PICKUP', warehouseId: '2' } as const;
    expect(changeSelection(chosen, change)).toEqual({
      shippingType: 'PICKUP',
      warehouseId: '2',
      ...withoutMethod,
    });
  });

  it('clears the method and the fee options when the warehouse changes', () => {
    expect(changeSelection(chosen, { kind: 'WAREHOUSE', warehouseId: '2' })).toEqual({
      ...chosen,
      ...withoutMethod,
      warehouseId: '2',
    });
  });

  it('clears service and options when a method is chosen, also the same one', () => {
    for (const methodId of ['3', '4']) {
      expect(changeSelection(chosen, { kind: 'METHOD', methodId })).toEqual({
        ...chosen,
        methodId,
        options: null,
        service: null,
      });
    }
  });
});

describe('changeSelection of fee options', () => {
  const waiting = { ...chosen, options: null, service: null };

  it('preselects the first option, even when it is not the cheapest', () => {
    expect(changeSelection(waiting, { kind: 'OPTIONS', options }).service).toBe('YES');
  });

  it('selects nothing when the route has no service', () => {
    expect(changeSelection(chosen, { kind: 'OPTIONS', options: [] })).toEqual({
      ...chosen,
      options: [],
      service: null,
    });
  });

  it('selects another option only when it is offered', () => {
    expect(changeSelection(chosen, { kind: 'OPTION', service: 'YES' }).service).toBe('YES');
    expect(changeSelection(chosen, { kind: 'OPTION', service: 'REG' })).toEqual(chosen);
    expect(changeSelection(waiting, { kind: 'OPTION', service: 'YES' })).toEqual(waiting);
  });
});
