import { describe, expect, it } from 'vitest';
import { compareGroups, isDifferent } from './compare-rows.ts';

const line = (
  group: string | null,
  key: string | null,
  name: string,
  value: string,
  unit: string | null = null,
) => ({ __typename: 'Specification' as const, group, key, name, value, unit });

const product = (...specifications: ReturnType<typeof line>[]) => ({
  __typename: 'Product' as const,
  id: 'Product:1',
  name: 'Gawai',
  slug: 'gawai',
  price: 1,
  originalPrice: null,
  discountPercent: null,
  rating: null,
  weight: 1,
  brand: null,
  warranty: null,
  availability: 'AVAILABLE' as const,
  image: null,
  specifications,
});

describe('compareGroups', () => {
  it('returns one row per key, whatever its name and group in later products', () => {
    const groups = compareGroups([
      product(line('Performa', 'ram', 'RAM', '8', 'GB')),
      product(line('Memori', 'ram', 'Memori kerja', '12', 'GB')),
    ]);
    expect(groups.map(({ name, rows }) => [name, rows.map((row) => row.name)])).toEqual([
      ['Performa', ['RAM']],
    ]);
    expect(groups[0]?.rows[0]?.figures.map((each) => each?.value)).toEqual(['8', '12']);
    expect(groups[0]?.rows[0]?.best).toEqual([1]);
  });

  it('gathers the rows of a group that products send in parts, in order of appearance', () => {
    const groups = compareGroups([
      product(line('Layar', 'screen', 'Layar', '6'), line(null, 'colour', 'Warna', 'Biru')),
      product(line('Kamera', 'camera', 'Kamera', '50 MP'), line('Layar', 'panel', 'Panel', 'IPS')),
    ]);
    expect(groups.map(({ name, rows }) => [name, rows.map(({ id }) => id)])).toEqual([
      ['Layar', ['screen', 'panel']],
      [null, ['colour']],
      ['Kamera', ['camera']],
    ]);
    expect(groups[2]?.rows[0]?.figures[0]).toBeNull();
  });

  it('compares by name in a shop without keys', () => {
    const groups = compareGroups([
      product(line(null, null, 'Chipset', 'A18')),
      product(line(null, null, 'chipset', 'M4')),
    ]);
    expect(groups[0]?.rows).toHaveLength(1);
  });
});

describe('isDifferent', () => {
  const figure = (value: string, unit: string | null = null) => ({ value, unit });

  it.each([
    [false, [figure('1 TB'), figure('1000', 'GB')]],
    [false, [null, null]],
    [false, [figure('8')]],
    [true, [figure('8', 'GB'), figure('12', 'GB')]],
    [true, [figure('8'), null]],
    [true, [null, figure('8')]],
    [true, [figure('8'), figure('8'), figure('9')]],
  ])('returns %s for %j', (isSo, figures) => {
    expect(isDifferent(figures)).toBe(isSo);
  });
});
