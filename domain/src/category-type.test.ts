import { describe, expect, it } from 'vitest';
import { groupByType, readCategoryType } from './category-type.ts';
import { categoryTypeLabel } from './texts/labels.ts';

describe('groupByType and readCategoryType', () => {
  const category = (name: string, type: string | null) => ({ name, type });

  it('groups by the three kinds in their fixed order, then unknown kinds, then those without one', () => {
    const groups = groupByType([
      category('Kabel', 'ACCESSORIES'),
      category('Drone', 'GADGET'),
      category('Aneka', null),
      category('Laptop', 'LAPTOP'),
      category('Smartphone', 'PHONE'),
      category('Kamera', 'PHOTO'),
      category('Tablet', 'PHONE'),
    ]);
    expect(
      groups.map(({ type, categories }) => [
        categoryTypeLabel(type),
        categories.map(({ name }) => name),
      ]),
    ).toEqual([
      ['Handphone & Tablet', ['Smartphone', 'Tablet']],
      ['Komputer & Laptop', ['Laptop']],
      ['Accessories', ['Kabel']],
      ['GADGET', ['Drone']],
      ['PHOTO', ['Kamera']],
      ['Lainnya', ['Aneka']],
    ]);
  });

  it('leaves out empty kinds', () => {
    expect(groupByType([category('Laptop', 'LAPTOP')]).map(({ type }) => type)).toEqual(['LAPTOP']);
    expect(groupByType([])).toEqual([]);
  });

  it('takes a blank kind as none', () => {
    expect(groupByType([category('Aneka', ' ')]).map(({ type }) => type)).toEqual([null]);
  });

  it('reads the three kinds only', () => {
    expect(['PHONE', 'LAPTOP', 'ACCESSORIES', 'phone', '', null].map(readCategoryType)).toEqual([
      'PHONE',
      'LAPTOP',
      'ACCESSORIES',
      null,
      null,
      null,
    ]);
  });
});
