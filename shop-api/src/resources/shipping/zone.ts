/** How far goods travel, from the same city (A) to another island group (D) (shop-api.md 5.13). */
export type Zone = 'A' | 'B' | 'C' | 'D';

/** A city of the tariff; ids are statistics-office codes without dots. */
export interface Place {
  readonly cityId: number;
  readonly provinceId: number;
}

/**
 * The zone between two cities (shop-api.md 5.13): A the same city, B the same province, C the same
 * island group, D everything else.
 */
export function zoneBetween(origin: Place, destination: Place): Zone {
  if (origin.cityId === destination.cityId) return 'A';
  if (origin.provinceId === destination.provinceId) return 'B';
  return islandGroup(origin.provinceId) === islandGroup(destination.provinceId) ? 'C' : 'D';
}

/** The first digit of a province's code; 1 and 2 are both Sumatra and its islands. */
function islandGroup(provinceId: number): string {
  const digit = String(provinceId).charAt(0);
  return digit === '2' ? '1' : digit;
}
