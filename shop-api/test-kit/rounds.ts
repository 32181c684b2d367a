/**
 * How often a test plays its game: the usual number in `npm test`, the full one in
 * `npm run full-rounds -w shop-api`.
 */
export function rounds(usual: number, full: number): number {
  return process.env['FULL_ROUNDS'] === 'yes' ? full : usual;
}
