/** Prints counters of a test, so that they are visible in the output. */
export function printFigures(of: string, figures: Readonly<Record<string, unknown>>): void {
  const entries = Object.entries(figures).map(([name, value]) => `${name} ${String(value)}`);
  process.stdout.write(`${of}: ${entries.join(', ')}\n`);
}
