/** Reads one of these values of the wire in any letter case; null for any other. */
export function readEnumValue<Value extends string>(
  value: unknown,
  values: readonly Value[],
): Value | null {
  const text = typeof value === 'string' ? value.trim().toUpperCase() : '';
  return values.find((known) => known === text) ?? null;
}
