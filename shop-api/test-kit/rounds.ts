/** Number of rounds of a test: `usual` in `npm test`, `full` in `npm run full-rounds -w shop-api`. */
export function rounds(usual: number, full: number): number {
  return process.env['FULL_ROUNDS'] === 'yes' ? full : usual;
}
