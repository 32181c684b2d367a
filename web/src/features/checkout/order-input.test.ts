import { describe, expect, it } from 'vitest';
import { randomKey } from '../../lib/random-key.ts';
import { emptyBuyer, startCheckout } from './checkout-state.ts';
import { orderContent, orderKey } from './order-input.ts';

const sari = {
  ...emptyBuyer,
  firstName: ' Sari ',
  lastName: ' ',
  phone: '0812-3456-7890',
  streetAddress: ' Jl. Melati No. 5 ',
  zipCode: ' 17111 ',
};
const state = { ...startCheckout, email: ' sari@example.com ' };
const order = orderContent([], state, sari, 500_000, null);

describe('orderContent', () => {
  it('contains trimmed texts and the phone in the shop’s format', () => {
    expect(order.contact).toEqual({
      firstName: 'Sari',
      lastName: null,
      phone: '+6281234567890',
      email: 'sari@example.com',
    });
    expect(order.address).toMatchObject({ street: 'Jl. Melati No. 5', zipCode: '17111' });
  });

  it('contains the saved address of a customer, and none of a guest or of an address for this order alone', () => {
    const chosen = { ...state, addressId: 'Address:12' };
    const customer = { firstName: 'Budi', lastName: null, phone: '+6281234567890' };
    const sent = (from: typeof state, by: typeof customer | null) =>
      orderContent([], from, sari, 500_000, by).savedAddressId;
    expect(sent(chosen, customer)).toBe('Address:12');
    expect(sent(state, customer)).toBeNull();
    expect(sent(chosen, null)).toBeNull();
  });

  it('contains the prices that the shopper saw, so that another price is rejected', () => {
    expect(order.seenGrandTotal).toBe(500_000);
  });
});

describe('orderKey', () => {
  const key = orderKey('record', order, false);

  it('returns the same key for equal content of one record, in every tab', () => {
    expect(orderKey('record', orderContent([], state, sari, 500_000, null), false)).toBe(key);
  });

  it('returns another key for other content, another record and another kind of buyer', () => {
    const changed = orderContent([], state, { ...sari, zipCode: '17112' }, 500_000, null);
    const others = [
      orderKey('record', changed, false),
      orderKey('other', order, false),
      orderKey('record', order, true),
    ];
    expect(new Set([key, ...others]).size).toBe(4);
  });

  it('returns 8 to 64 characters, all of which the shop allows', () => {
    expect(orderKey(randomKey(), order, false)).toMatch(/^[\w-]{8,64}$/);
  });
});
