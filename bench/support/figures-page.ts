import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { barChart, type Bar } from './bar-chart.ts';
import { machineLine } from './machine.ts';

const FOLDER = fileURLToPath(new URL('../figures/', import.meta.url));

export interface Figures {
  readonly title: string;
  readonly command: string;
  readonly tables: readonly {
    readonly title: string;
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
  readonly chart: { readonly title: string; readonly bars: readonly Bar[] };
  /** Printed below the tables, e.g. targets. */
  readonly notes: readonly string[];
}

/** Writes the figures as a page of `bench/figures`, with date, command and machine, and draws their chart. */
export async function saveFigures(
  name: string,
  { title, command, tables, chart, notes }: Figures,
): Promise<void> {
  const date = new Date().toISOString().slice(0, 10);
  const lines = [
    `# ${title}`,
    `\`${command}\`, ${date}. ${machineLine()}.`,
    `![${chart.title}](${name}.svg)`,
    ...tables.flatMap((table) => [`## ${table.title}`, markdownTable(table.head, table.rows)]),
    ...(notes.length === 0 ? [] : [notes.map((note) => `- ${note}`).join('\n')]),
  ];
  await mkdir(FOLDER, { recursive: true });
  await writeFile(`${FOLDER}${name}.md`, `${lines.join('\n\n')}\n`);
  await writeFile(`${FOLDER}${name}.svg`, barChart(chart.title, chart.bars));
  console.log(`Saved as bench/figures/${name}.md`);
}

/** Aligns the first column left, all others right. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll(/ {2,}/g, ' ')).join(' | ')} |`;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
