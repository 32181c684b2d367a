import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Unbroken } from './unbroken.tsx';

const shown = (text: string) => render(<Unbroken text={text} />).container;
const wholeOf = (text: string) =>
  [...shown(text).querySelectorAll('span > span')].map(({ textContent }) => textContent);

describe('Unbroken', () => {
  it.each([
    ['Lenovo Yoga 7 2-in-1 14 Ryzen 5', ['2-in-1']],
    ['Kabel USB-C ke USB-A', ['USB-C', 'USB-A']],
    ['Galaxy A55 5G 8/256', []],
    ['kode ini-panjang-sekali-tanpa-akhir', []],
  ])('prevents line breaks in the hyphenated words of "%s"', (text, parts) => {
    expect(wholeOf(text)).toEqual(parts);
  });

  it.each([
    ['Naik Rp 200.000 dari Rp 1.000', 'Naik Rp\u00a0200.000 dari Rp\u00a01.000'],
    ['Diskon -Rp 2.500.000.', 'Diskon -Rp\u00a02.500.000.'],
    ['1,7 kg, 6,7 inci, 5.000 mAh', '1,7\u00a0kg, 6,7\u00a0inci, 5.000\u00a0mAh'],
    ['Galaxy S25 12/512 × 12', 'Galaxy S25 12/512 ×\u00a012'],
    ['5 merek, 3 barang', '5 merek, 3 barang'],
  ])('prevents line breaks in the prices and figures of "%s"', (text, unbroken) => {
    expect(shown(text).textContent).toBe(unbroken);
  });
});
