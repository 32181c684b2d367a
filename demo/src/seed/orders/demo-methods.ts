// Names of the methods of `payment-methods.ts` and `shipping-methods.ts` for the orders of the demo shop.

/** Ways to pay, by id. */
export const PAY = { bca: 1, mandiri: 2, card: 3, virtualAccount: 4, ovo: 5 } as const;

/** Ways to send: the courier with its service, or the shop's own courier. */
export const SEND = {
  jne: { methodId: 1, service: 'REG' },
  jneInCity: { methodId: 1, service: 'CTC' },
  sicepat: { methodId: 3, service: 'REG' },
  ownCourier: { methodId: 4, service: null },
} as const;
