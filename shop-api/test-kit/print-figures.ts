/** Prints what a test has counted, so that the output has the figures and not only a tick. */
export function printFigures(of: string, figures: Readonly<Record<string, unknown>>): void {
  const entries = Object.entries(figures).map(([name, value]) => `${name} ${String(value)}`);
  process.stdout.write(`${of}: ${entries.join(', ')}\n`);
}
