import { describe, expect, it } from 'vitest';
import { openDeliveryCity } from './delivery-city.ts';

const city = openDeliveryCity('Gawai');

describe('openDeliveryCity', () => {
  it('stores the last city', () => {
    expect(city.read()).toEqual({ provinceId: '', cityId: '' });
    for (const cityId of ['City:3174', 'City:3273']) {
      city.remember({ provinceId: 'Province:32', cityId });
    }
    expect(city.read()).toEqual({ provinceId: 'Province:32', cityId: 'City:3273' });
  });

  it.each(['no json', '[]', '{"cityId":"City:1"}', '{"provinceId":1,"cityId":"City:1"}'])(
    'reads %s as no city',
    (text) => {
      localStorage.setItem('gawai:delivery-city', text);
      expect(city.read()).toEqual({ provinceId: '', cityId: '' });
    },
  );
});
