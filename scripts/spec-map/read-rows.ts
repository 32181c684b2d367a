/** One line of a table: a rule, the files that do it, the test files that show it. */
export interface MapRow {
  /** Number of the line in its document, from 1. */
  line: number;
  rule: string;
  places: string[];
  tests: string[];
}

const RULE_BELOW_HEADS = /^[\s|:-]+$/;

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

const filesIn = (cell: string): string[] =>
  [...cell.matchAll(/`([^`]+)`/g)].map((hit) => hit[1] ?? '');

/** The rows of all tables of a Markdown document; heads are left out. */
export function readRows(markdown: string): MapRow[] {
  const lines = markdown.split('\n');
  return lines.flatMap((text, index) => {
    const isHead = RULE_BELOW_HEADS.test(lines[index + 1] ?? '') && lines[index + 1] !== '';
    if (!text.startsWith('|') || RULE_BELOW_HEADS.test(text) || isHead) return [];
    const [rule = '', places = '', tests = ''] = cells(text);
    return [{ line: index + 1, rule, places: filesIn(places), tests: filesIn(tests) }];
  });
}
