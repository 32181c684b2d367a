import { describe, expect, it } from 'vitest';
import { figure } from './markup.ts';
import { fitting, place, staggered } from './part.ts';
import { createView } from './projection.ts';
import { seeded } from './seeded.ts';

const part = (width: number, height: number) => ({ width, height, markup: '<rect/>' });

describe('part composition', () => {
  it('scales a part by the side with less space', () => {
    expect(fitting(part(200, 100), 100, 100)).toBe(0.5);
    expect(fitting(part(100, 400), 100, 100)).toBe(0.25);
  });

  it('positions a part by its centre', () => {
    expect(place(part(200, 100), { cx: 50, cy: 60, scale: 0.5 })).toContain(
      'translate(50 60) scale(0.5) translate(-100 -50)',
    );
  });

  it('enlarges the part for offsets between its parts', () => {
    const { width, height } = staggered([part(100, 50), part(100, 50), part(100, 50)]);
    expect([width, height]).toEqual([224, 100]);
  });
});

describe('projection', () => {
  it('does not distort a plane seen from the front', () => {
    expect(createView(0, 0).project([3, 4, 5])).toEqual([3, 4]);
  });

  it('shows the right side when the view is turned to the left, and the top from above', () => {
    const view = createView(30, 20);
    const [nearX, nearY] = view.project([0, 0, 0]);
    const [farX, farY] = view.project([0, 0, 10]);
    expect(farX).toBeGreaterThan(nearX);
    expect(farY).toBeLessThan(nearY);
  });
});

describe('seeded and figure', () => {
  it('returns the same numbers for the same seed, from 0 to below 1', () => {
    const first = seeded('galaxy');
    const second = seeded('galaxy');
    const numbers = Array.from({ length: 200 }, () => first.next());
    expect(numbers).toEqual(Array.from({ length: 200 }, () => second.next()));
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(seeded('iphone').next()).not.toBe(seeded('galaxy').next());
  });

  it('prints a number with at most three decimals, and never as minus zero', () => {
    expect([figure(1 / 3), figure(-0.0001), figure(12)]).toEqual(['0.333', '0', '12']);
  });
});
