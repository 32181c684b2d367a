import { describe, expect, it } from 'vitest';
import { PAYMENT_METHODS } from '../../seed/payment-methods.ts';
import { SHIPPING_METHODS } from '../../seed/shipping-methods.ts';
import { markAt, markPath } from './mark-files.ts';

describe('markAt', () => {
  const path = markPath('bca');

  it('returns the drawing under its versioned path as immutable', () => {
    const mark = markAt(path);
    expect(mark).toMatchObject({ type: 'image/svg+xml', isImmutable: true });
    expect(mark?.body.toString()).toMatch(/^<svg xmlns=.+<\/svg>\n$/);
  });

  it.each(['mark/bca.svg', 'mark/bca.00000000.svg'])(
    'does not return %s as immutable',
    (changing) => {
      expect(markAt(changing)?.isImmutable).toBe(false);
    },
  );

  it.each(['mark/none.svg', 'mark/../package.json', 'mark/bca.svg/x', 'product/bca.svg', ''])(
    'returns nothing for "%s"',
    (unknown) => {
      expect(markAt(unknown)).toBeUndefined();
    },
  );
});

describe('markPath', () => {
  it('returns a path for every method of the demo shop', () => {
    for (const { mark } of [...PAYMENT_METHODS, ...SHIPPING_METHODS])
      expect(markPath(mark)).toMatch(/^mark\/[a-z-]+\.[0-9a-f]{8}\.svg$/);
  });

  it('throws for a mark that is not drawn', () => {
    expect(() => markPath('none')).toThrow('npm run marks');
  });
});
