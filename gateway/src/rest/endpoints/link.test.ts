import { describe, expect, it } from 'vitest';
import { readTrackingAddress, trackingLink } from './link.ts';

describe('readTrackingAddress', () => {
  it.each([
    [' https://jne.example/track/{resi} ', 'https://jne.example/track/{resi}'],
    ['http://jne.example/?no={resi}', 'http://jne.example/?no={resi}'],
    ['javascript:alert("{resi}")', null],
    ['//jne.example/{resi}', null],
    ['jne', null],
    [null, null],
  ])('returns %j as %j', (text, address) => {
    expect(readTrackingAddress(text)).toBe(address);
  });
});

describe('trackingLink', () => {
  it.each([
    ['https://jne.example/track/{resi}', 'JP/1 &2', 'https://jne.example/track/JP%2F1%20%262'],
    ['https://jne.example/track/{resi}', 'JP\ud8001', 'https://jne.example/track/JP1'],
    ['https://jne.example/track?no=JP123', 'JP123', 'https://jne.example/track?no=JP123'],
    ['https://jne.example/track/{resi}', null, null],
    ['javascript:alert(1)', 'JP123', null],
    [null, 'JP123', null],
  ])('inserts into %j the number %j: %j', (address, number, link) => {
    expect(trackingLink(address, number)).toBe(link);
  });
});
