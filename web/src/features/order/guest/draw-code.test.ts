import { describe, expect, it } from 'vitest';
import { drawCode } from './draw-code.ts';

describe('drawCode', () => {
  it('draws inside the square, with a light margin', () => {
    const { side, path } = drawCode(`https://gawai.test/order/guest/${'a'.repeat(40)}`);
    const modules = [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].flatMap(([, x, y]) => [
      Number(x),
      Number(y),
    ]);
    expect(Math.min(...modules)).toBe(4);
    expect(Math.max(...modules)).toBe(side - 5);
  });

  it('fits the longest hash of a shop and a long address of the store', () => {
    const store = `https://${'toko.'.repeat(40)}example`;
    expect(drawCode(`${store}/order/guest/${'aZ_-'.repeat(32)}`).path).not.toBe('');
  });

  it('draws different codes for different links', () => {
    expect(drawCode('https://gawai.test/a').path).not.toBe(drawCode('https://gawai.test/b').path);
  });
});
