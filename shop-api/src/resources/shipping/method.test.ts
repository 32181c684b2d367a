import { describe, expect, it } from 'vitest';
import { freshShop } from '../../../test-kit/fresh-shop.ts';
import { pluck } from '../../../test-kit/shop-client.ts';

const { client } = await freshShop();

describe('GET /shipping-method', () => {
  it('lists the available couriers, that of the shop without a courier name', async () => {
    const { body } = await client.get('/shipping-method');
    expect(pluck(body.data, 'name')).toEqual(['JNE', 'J&T', 'SiCepat', 'Kurir Toko']);
    expect(body.data[0]).toEqual({
      id: 1,
      name: 'JNE',
      logo: null,
      tracking_url: 'https://jne.example/?no={resi}',
      is_rajaongkir: 1,
      rajaongkir_courier_name: 'jne',
      additional_fee: 0,
      insurance_fee_percentage: '0.20',
      insurance_fee_amount: 5_000,
    });
    expect(body.data[3]).toEqual({
      id: 4,
      name: 'Kurir Toko',
      logo: null,
      tracking_url: null,
      is_rajaongkir: 0,
      rajaongkir_courier_name: null,
      additional_fee: 25_000,
      insurance_fee_percentage: '0.00',
      insurance_fee_amount: 0,
    });
  });
});

describe('GET /warehouse', () => {
  it('lists the warehouses in order, one of them default', async () => {
    expect((await client.get('/warehouse')).body.data).toEqual([
      {
        id: 1,
        name: 'Gudang Jakarta',
        is_default: 1,
        city_id: 3174,
        address: null,
        opening_hours: null,
        phone: null,
      },
      {
        id: 2,
        name: 'Toko Bandung',
        is_default: 0,
        city_id: 3273,
        address: 'Jl. Braga 1',
        opening_hours: 'Setiap hari 10.00-20.00',
        phone: '+62224200000',
      },
    ]);
  });
});
