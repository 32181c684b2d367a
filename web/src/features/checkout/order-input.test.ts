import { describe, expect, it } from 'vitest';
import { emptyBuyer, startCheckout } from './checkout-state.ts';
import { attemptFor, orderContent } from './order-input.ts';

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

describe('the order that is sent', () => {
  it('holds texts without outer blanks and the phone in the shop’s form', () => {
    expect(order.contact).toEqual({
      firstName: 'Sari',
      lastName: null,
      phone: '+6281234567890',
      email: 'sari@example.com',
    });
    expect(order.address).toMatchObject({ street: 'Jl. Melati No. 5', zipCode: '17111' });
  });

  it('names the saved address of a customer, and none of a guest or of a form of one’s own', () => {
    const chosen = { ...state, addressId: 'Address:12' };
    const customer = { firstName: 'Budi', lastName: null, phone: '+6281234567890' };
    const sent = (from: typeof state, by: typeof customer | null) =>
      orderContent([], from, sari, 500_000, by).savedAddressId;
    expect(sent(chosen, customer)).toBe('Address:12');
    expect(sent(state, customer)).toBeNull();
    expect(sent(chosen, null)).toBeNull();
  });

  it('says what the shopper saw, so that nobody pays another price', () => {
    expect(order.seenGrandTotal).toBe(500_000);
  });
});

describe('an attempt', () => {
  const first = attemptFor(null, order, () => 'key-one');

  it('begins with a new key', () => {
    expect(first.key).toBe('key-one');
  });

  it('keeps its key while the order stays the same', () => {
    expect(attemptFor(first, order, () => 'key-two')).toBe(first);
  });

  it('ends when anything of the order changes', () => {
    const changed = orderContent([], state, { ...sari, zipCode: '17112' }, 500_000, null);
    expect(attemptFor(first, changed, () => 'key-two').key).toBe('key-two');
  });
});
