import { describe, expect, it } from 'vitest';
import { isSameSignature, requestSignature, resultSignature } from './signatures.ts';

const request = {
  merchantCode: 'ID00001',
  refNo: 'SO261120000900A1B2',
  amount: '3558998',
  currency: 'IDR',
};

describe('signatures of the payment provider', () => {
  it('returns the signatures of the examples of the provider', () => {
    expect(requestSignature('key-of-merchant', request)).toBe(
      '4107c32e5097ab82953685da8e6b017b8eb223ded23dded346d4b04c529c5998',
    );
    const result = { ...request, paymentId: '140', status: '1' };
    expect(resultSignature('key-of-merchant', result)).toBe(
      '288c3468280b0b9290e3e6d84d624b910585189766e7263c461dc4ab225af4ed',
    );
  });

  it('returns another signature for a change of any field', () => {
    const result = { ...request, paymentId: '140', status: '1' };
    const changes = [
      { merchantCode: 'ID00002' },
      { paymentId: '141' },
      { refNo: 'SO261120000900A1B3' },
      { amount: '3558999' },
      { currency: 'USD' },
      { status: '0' },
    ];
    const all = [{}, ...changes].map((change) => resultSignature('k', { ...result, ...change }));
    expect(new Set(all).size).toBe(all.length);
  });

  it('compares signatures case-insensitively and completely', () => {
    expect(isSameSignature('AB12', 'ab12')).toBe(true);
    expect(isSameSignature('ab1', 'ab12')).toBe(false);
    expect(isSameSignature('', 'ab12')).toBe(false);
  });
});
