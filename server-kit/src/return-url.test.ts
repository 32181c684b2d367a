import { describe, expect, it } from 'vitest';
import { allowedReturnUrl } from './return-url.ts';

const ORIGINS = ['https://app.example', 'http://localhost:8080'];

describe('allowedReturnUrl', () => {
  it.each([
    ['https://app.example', 'https://app.example/'],
    ['HTTPS://App.Example:443/paid?cart=1#/orders', 'https://app.example/paid?cart=1#/orders'],
    ['https:\\\\app.example\\paid', 'https://app.example/paid'],
    ['https://app.example/selesai/é', 'https://app.example/selesai/%C3%A9'],
    ['http://localhost:8080/back', 'http://localhost:8080/back'],
  ])('returns %s normalised', (text, url) => {
    expect(allowedReturnUrl(text, ORIGINS)).toBe(url);
  });

  it.each([
    '',
    '/paid',
    '//app.example/paid',
    'app.example/paid',
    'http://app.example/paid',
    'https://app.example:8443/paid',
    'https://app.example.evil.example/paid',
    'https://evil.example/?https://app.example',
    'https://app.example@evil.example/',
    'https://evil@app.example/',
    'https://:secret@app.example/',
    'https://evil.example\\@app.example/',
    'blob:https://app.example/0d7c1f0e-6f3b-4f8e-9a64-2f1d6a1c9b11',
    'javascript:alert(1)//https://app.example',
    'data:text/html,x',
    'null',
    `https://app.example/${'a'.repeat(2_000)}`,
    `https://app.example/${'é'.repeat(500)}`,
  ])('returns null for %j', (text) => {
    expect(allowedReturnUrl(text, ORIGINS)).toBeNull();
  });

  it('returns null when no origin is allowed', () => {
    expect(allowedReturnUrl('https://app.example/', [])).toBeNull();
  });
});
