import { describe, it } from 'vitest';
import { expectOk } from '../../../test-kit/expect-ok.ts';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { expectErrors } from '../../../test-kit/rejections.ts';

const { client } = await freshShop();
const good = { origin: '3174', destination: '3273', weight: '1700', courier: 'jne' };

function getFees(changes: Record<string, string> = {}) {
  return client.get(`/shipping-fee?${new URLSearchParams({ ...good, ...changes }).toString()}`);
}

describe('GET /shipping-fee', () => {
  it('lists the services of a courier on the route, cheapest first', async () => {
    expectOk(await getFees(), [
      { service: 'OKE', etd: '3-5', cost: 32_000 },
      { service: 'REG', etd: '2-3', cost: 40_000 },
      { service: 'YES', etd: '1-1', cost: 70_000 },
    ]);
  });

  it('returns an empty list when no service accepts the weight', async () => {
    expectOk(await getFees({ courier: 'jnt', weight: '30001' }), []);
  });

  it.each([
    ['origin', '', 'Kolom Kota Asal harus dipilih'],
    ['origin', '9999', 'Kolom Kota Asal tidak valid'],
    ['origin', 'x', 'Kolom Kota Asal tidak valid'],
    ['origin', '99999999999', 'Kolom Kota Asal tidak valid'],
    ['destination', "1' OR '1'='1", 'Kolom Kota Tujuan tidak valid'],
    ['destination', '0', 'Kolom Kota Tujuan tidak valid'],
    ['weight', '', 'Kolom Berat tidak valid'],
    ['weight', '0', 'Kolom Berat tidak valid'],
    ['weight', '-5', 'Kolom Berat tidak valid'],
    ['weight', '1.5', 'Kolom Berat tidak valid'],
    ['weight', '1e3', 'Kolom Berat tidak valid'],
    ['weight', '99999999999999', 'Kolom Berat tidak valid'],
    ['courier', '', 'Kolom Kurir harus diisi'],
    ['courier', 'pos', 'Kolom Kurir tidak valid'],
  ])('rejects %s "%s"', async (field, value, text) => {
    expectErrors(await getFees({ [field]: value }), { [field]: text });
  });
});
