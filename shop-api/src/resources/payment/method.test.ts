import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';

const { client } = await freshShop();

describe('GET /payment-method', () => {
  it('lists the available methods, with the codes of the provider by warehouse', async () => {
    expect((await client.get('/payment-method')).body.data).toEqual([
      {
        id: 1,
        name: 'Transfer Manual BCA',
        group: 'transfer',
        logo: null,
        instructions: { bank: 'BCA', account_no: '123', holder: 'Toko' },
        installments: [],
        fee_type: 'fixed',
        fee_amount: 0,
        payment_gateway: 0,
        payment_gateway_codes: [],
      },
      {
        id: 2,
        name: 'BCA Virtual Account',
        group: 'virtual_account',
        logo: null,
        instructions: null,
        installments: [],
        fee_type: 'fixed',
        fee_amount: 4_000,
        payment_gateway: 1,
        payment_gateway_codes: [{ code: '140', warehouse_id: null }],
      },
      {
        id: 3,
        name: 'Credit Card',
        group: 'card',
        logo: null,
        instructions: null,
        installments: [
          { months: 3, monthly_rate: '0.00', min_amount: null },
          { months: 12, monthly_rate: '1.50', min_amount: 1_000_000 },
        ],
        fee_type: 'Percentage',
        fee_amount: '2.90',
        payment_gateway: 1,
        payment_gateway_codes: [{ code: '1', warehouse_id: 1 }],
      },
    ]);
  });
});
