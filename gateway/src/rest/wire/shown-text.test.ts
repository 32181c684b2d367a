import { describe, expect, it } from 'vitest';
import { firstShownText, shownText } from './shown-text.ts';

describe('shownText', () => {
  it.each([
    ['Stok Galaxy A55 hanya tersedia 3', 'Stok Galaxy A55 hanya tersedia 3'],
    ['  dua\n baris\u0000 ', 'dua baris'],
    ['Berat < 30 kg & > 1 kg', 'Berat < 30 kg & > 1 kg'],
    ['Please select an address from the list', 'Please select an address from the list'],
  ])('returns %j as %j', (text, shown) => expect(shownText(text)).toBe(shown));

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
  ])('returns null for %j', (text) => expect(shownText(text)).toBeNull());

  it.each([
    'Unauthenticated.',
    'CSRF token mismatch.',
    'Server Error',
    'Server Error!!!',
    '500 | Server Error',
    'HTTP 404: Not Found',
    'Too Many Attempts.',
    'Method Not Allowed',
    'The given data was invalid.',
    'The given data was invalid. (and 2 more errors)',
    'This action is unauthorized.',
    'The GET method is not supported for route api/wishlist. Supported methods: POST.',
    'The route api/v1/order could not be found.',
    'No query results for model [App\\Models\\Order] 12',
    'Cannot POST /api/order',
    'Route POST:/order not found',
    'Attempt to read property "id" on null',
    'Undefined array key "phone"',
    'Call to a member function save() on null',
    'validation.required',
    'ERROR',
    'OK',
    'Success',
  ])('returns null for the framework text %j', (text) => expect(shownText(text)).toBeNull());

  it.each([
    'Token promo sudah kedaluwarsa',
    'Order not found, please contact 0812',
    'Pesanan SO1 error: hubungi toko',
    'The phone has already been taken.',
    'Gagal',
    'info@toko.example',
  ])('returns the text %j of the shop', (text) => expect(shownText(text)).toBe(text));

  it('removes the count of further errors that Laravel adds', () => {
    expect(shownText('Kolom Phone harus diisi (and 1 more error)')).toBe('Kolom Phone harus diisi');
  });

  it('truncates to 300 characters without splitting one', () => {
    const text = shownText('😀'.repeat(100_000)) ?? '';
    expect(Array.from(text)).toHaveLength(300);
    expect(text.endsWith('😀…')).toBe(true);
    expect(shownText(`${'a'.repeat(298)} bc`)).toBe(`${'a'.repeat(298)}…`);
  });

  it('does not truncate 300 characters', () => {
    const text = 'Stok habis'.repeat(30);
    expect(shownText(text)).toBe(text);
  });
});

describe('firstShownText', () => {
  it('returns the first text of a list or a map that may be shown', () => {
    expect(firstShownText(['<b>x</b>', { a: ['Pertama'] }, 'Kedua'])).toBe('Pertama');
    expect(firstShownText([null, 'Kedua'])).toBe('Kedua');
    expect(firstShownText({ a: { b: { c: { d: 'terlalu dalam' } } } })).toBeNull();
  });
});
