/** A test that the map names: the file, and a part of its title. */
export interface NamedTest {
  file: string;
  title: string;
}

/** One line of a table: a rule, the files that do it, the tests that show it. */
export interface MapRow {
  /** Number of the line in its document, from 1. */
  line: number;
  rule: string;
  places: string[];
  tests: NamedTest[];
  /** Test files after which no title stands. */
  untitled: string[];
}

const CODE_OR_TITLE = /`([^`]+)`|"([^"]+)"/g;
const RULE_BELOW_HEADS = /^[\s|:-]+$/;

const cells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

function readTests(cell: string): Pick<MapRow, 'tests' | 'untitled'> {
  const tests: NamedTest[] = [];
  const files: string[] = [];
  for (const [, file, title] of cell.matchAll(CODE_OR_TITLE)) {
    if (file !== undefined) files.push(file);
    else if (title !== undefined) tests.push({ file: files.at(-1) ?? '', title });
  }
  return { tests, untitled: files.filter((file) => !tests.some((test) => test.file === file)) };
}

/** The rows of all tables of a Markdown document; heads are left out. */
export function readRows(markdown: string): MapRow[] {
  const lines = markdown.split('\n');
  return lines.flatMap((text, index) => {
    const isHead = RULE_BELOW_HEADS.test(lines[index + 1] ?? '') && lines[index + 1] !== '';
    if (!text.startsWith('|') || RULE_BELOW_HEADS.test(text) || isHead) return [];
    const [rule = '', place = '', test = ''] = cells(text);
    const places = [...place.matchAll(/`([^`]+)`/g)].map((hit) => hit[1] ?? '');
    return [{ line: index + 1, rule, places, ...readTests(test) }];
  });
}
