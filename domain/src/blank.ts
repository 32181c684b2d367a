/** Whether a value of the shop is null, missing or blank text (shop-api.md 2). */
export function isBlank(value: unknown): boolean {
  return (
    value === null || value === undefined || (typeof value === 'string' && value.trim() === '')
  );
}
