import { describe, expect, it } from 'vitest';
import { zoneBetween } from './zone.ts';

const place = (cityId: number) => ({ cityId, provinceId: Math.floor(cityId / 100) });
const zone = (origin: number, destination: number) =>
  zoneBetween(place(origin), place(destination));

describe('zoneBetween (shop-api.md 5.13)', () => {
  it('returns A within a city', () => {
    expect(zone(3174, 3174)).toBe('A');
  });

  it('returns B within a province', () => {
    expect(zone(3174, 3171)).toBe('B');
  });

  it('returns C within an island group, also for both first digits of Sumatra', () => {
    expect(zone(3174, 3578)).toBe('C');
    expect(zone(1271, 2171)).toBe('C');
    expect(zone(2171, 1171)).toBe('C');
    expect(zone(9171, 9471)).toBe('C');
  });

  it('returns D between island groups, both ways', () => {
    expect(zone(3174, 7371)).toBe('D');
    expect(zone(7371, 3174)).toBe('D');
    expect(zone(3174, 2171)).toBe('D');
    expect(zone(1271, 3273)).toBe('D');
  });
});
