import { zeroDecimal } from '@gawai/domain/decimal';
import { describe, expect, it } from 'vitest';
import { VoucherCache, type VoucherResult } from './voucher-cache.ts';

const granted = (code: string): VoucherResult => ({
  problem: null,
  voucher: {
    id: '3',
    code,
    discount: { type: 'FIXED', amount: zeroDecimal },
    maxDiscount: zeroDecimal,
    minOrder: zeroDecimal,
    paymentMethodId: null,
  },
});

function openCache() {
  let now = 0;
  const cache = new VoucherCache(() => now);
  const pass = (ms: number) => {
    now += ms;
  };
  return { cache, pass };
}

describe('VoucherCache', () => {
  it('returns a result for 30 seconds', () => {
    const { cache, pass } = openCache();
    const result = granted('HEMAT10');
    cache.set('budi', 'HEMAT10', result);
    pass(29_999);
    expect(cache.get('budi', 'HEMAT10')).toBe(result);
    pass(1);
    expect(cache.get('budi', 'HEMAT10')).toBeNull();
  });

  it('returns nothing for another token', () => {
    const { cache } = openCache();
    cache.set('budi', 'HEMAT10', granted('HEMAT10'));
    expect(cache.get('sari', 'HEMAT10')).toBeNull();
    expect(cache.get('', 'HEMAT10')).toBeNull();
  });

  it('stores only the last result of a customer', () => {
    const { cache } = openCache();
    cache.set('budi', 'A', granted('A'));
    cache.set('budi', 'B', granted('B'));
    expect(cache.get('budi', 'A')).toBeNull();
    expect(cache.get('budi', 'B')?.voucher?.code).toBe('B');
  });

  it('evicts the least recently used customer above 10,000', () => {
    const { cache } = openCache();
    for (let index = 0; index <= 10_000; index += 1) cache.set(`token ${index}`, 'A', granted('A'));
    expect(cache.get('token 0', 'A')).toBeNull();
    expect(cache.get('token 1', 'A')).not.toBeNull();
  });

  it('removes only the result of one customer, and nothing for a guest', () => {
    const { cache } = openCache();
    cache.set('budi', 'A', granted('A'));
    cache.set('sari', 'A', granted('A'));
    cache.delete('budi');
    cache.delete(null);
    expect(cache.get('budi', 'A')).toBeNull();
    expect(cache.get('sari', 'A')).not.toBeNull();
  });
});
