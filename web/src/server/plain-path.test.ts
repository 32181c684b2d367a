import { describe, expect, it } from 'vitest';
import { plainPath } from './plain-path.ts';

describe('plainPath', () => {
  it.each([
    ['/product/', '/product'],
    ['/product//', '/product'],
    ['/Product', '/product'],
    ['/%70roduct', '/product'],
    ['/COMPARE/', '/compare'],
    ['/Product/Galaxy-A55%20X/', '/product/Galaxy-A55%20X'],
    ['/Order/Guest/AbC', '/order/guest/AbC'],
    ['/home/', '/home'],
  ])('maps %s to %s', (path, plain) => {
    expect(plainPath(path)).toBe(plain);
  });

  it.each(['/', '/product', '/product/Galaxy', '/tidak/ADA/', '//product', '/product//a', '/%zz'])(
    'returns %s unchanged',
    (path) => {
      expect(plainPath(path)).toBe(path);
    },
  );
});
