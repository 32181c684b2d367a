/** Whether a value of the shop says nothing: null, missing or text of blanks alone (shop-api.md 2). */
export function isBlank(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
  );
}
