import { describe, expect, it } from 'vitest';
import { firstShownText, shownText } from './shown-text.ts';

describe('a text of the shop', () => {
  it.each([
    ['Stok Galaxy A55 hanya tersedia 3', 'Stok Galaxy A55 hanya tersedia 3'],
    ['  dua\n baris\u0000 ', 'dua baris'],
    ['Berat < 30 kg & > 1 kg', 'Berat < 30 kg & > 1 kg'],
    ['Please select an address from the list', 'Please select an address from the list'],
  ])('%j is shown', (text, shown) => expect(shownText(text)).toBe(shown));

  it.each([
    '<p>Maaf</p>',
    '<script>alert(1)</script>',
    'SQLSTATE[23000]: Integrity constraint violation',
    'select * from `users` where `phone` = 1',
    'insert into orders values (1)',
    'You have an error in your SQL syntax error near',
    'TypeError: x is undefined at handler (/srv/app/index.js:10:5)',
    '#0 /var/www/html/app/Order.php(12): save()',
    'Illuminate\\Database\\QueryException: exception',
    '',
    '   ',
    null,
    12,
  ])('%j is not shown', (text) => expect(shownText(text)).toBeNull());

  it('is cut at 300 signs, whole signs only', () => {
    const text = shownText('😀'.repeat(100_000)) ?? '';
    expect(Array.from(text)).toHaveLength(300);
    expect(text.endsWith('😀…')).toBe(true);
  });

  it('is the first that can be shown in a list or a map', () => {
    expect(firstShownText(['<b>x</b>', { a: ['Pertama'] }, 'Kedua'])).toBe('Pertama');
    expect(firstShownText({ a: { b: { c: { d: 'terlalu dalam' } } } })).toBeNull();
  });
});
