import { describe, expect, it } from 'vitest';
import { phoneText } from './phone-text.ts';

describe('phoneText', () => {
  it.each([
    ['+6281234567890', '0812-3456-7890'],
    ['6281234567890', '0812-3456-7890'],
    ['081234567890', '0812-3456-7890'],
    ['0812-3456-7890', '0812-3456-7890'],
    ['+628123456789', '0812-3456-789'],
    ['+62812345678901', '0812-3456-78901'],
    ['+62812345678', '0812-3456-78'],
    ['081234567', '0812-3456-7'],
  ])('writes the mobile number %s as %s', (phone, text) => {
    expect(phoneText(phone)).toBe(text);
  });

  it.each(['021-5550123', '(021) 555 0123', '+62 21 5550123', '+65 6123 4567', '12345', 'x', ''])(
    'leaves %s, which is no mobile number of Indonesia, as it is',
    (phone) => {
      expect(phoneText(phone)).toBe(phone);
    },
  );
});
