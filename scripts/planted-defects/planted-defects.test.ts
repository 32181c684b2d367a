import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { fileOf, placesOf, plant, testsOf, type PlantedDefect } from './defect.ts';
import { defects } from './defects.ts';

const pathOf = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

const defect: PlantedDefect = {
  id: 'badge-counts-pieces',
  harm: 'The badge counts pieces.',
  package: 'domain',
  file: 'src/cart.ts',
  find: 'lines.length',
  replace: 'pieces',
  tests: ['src/cart.test.ts'],
};

describe('the list of planted defects', () => {
  it('holds at least twenty-five, each under a name of its own', () => {
    expect(defects.length).toBeGreaterThanOrEqual(25);
    expect(new Set(defects.map(({ id }) => id)).size).toBe(defects.length);
  });

  it.each(defects)('$id: its text stands in its file exactly once, and is changed', (each) => {
    expect(placesOf(readFileSync(pathOf(fileOf(each)), 'utf8'), each)).toBe(1);
    expect(each.replace).not.toBe(each.find);
  });

  it.each(defects)('$id: the tests that must catch it are there', (each) => {
    expect(each.tests).not.toHaveLength(0);
    for (const path of testsOf(each)) {
      expect(path).toMatch(/\.test\.tsx?$/);
      expect(existsSync(pathOf(path)), path).toBe(true);
    }
  });

  it('plants nothing where tests are', () => {
    expect(defects.map(fileOf).filter((path) => /\.test\.|test-kit/.test(path))).toEqual([]);
  });
});

describe('planting a defect', () => {
  it('changes its text and nothing else', () => {
    expect(plant('return lines.length; // $& stays', defect)).toBe('return pieces; // $& stays');
  });

  it('is refused when the text is gone or stands there twice', () => {
    expect(() => plant('return 1;', defect)).toThrow('badge-counts-pieces');
    expect(() => plant('lines.length + lines.length', defect)).toThrow('exactly once');
  });
});
