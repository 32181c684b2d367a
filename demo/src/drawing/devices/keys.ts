import { mix, type Hex } from '../paint/colour.ts';

/** One key, in key widths from the upper left corner of its field. */
export interface Key {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly role: 'letter' | 'command' | 'accent';
}

/** A field of keys and its size in key widths. */
export interface KeyField {
  readonly keys: readonly Key[];
  readonly columns: number;
  readonly rows: number;
}

function row(
  y: number,
  height: number,
  widths: readonly number[],
  edges: readonly number[],
): Key[] {
  let x = 0;
  return widths.map((width, index) => {
    const key = {
      x,
      y,
      width,
      height,
      role: edges.includes(index) ? 'command' : 'letter',
    } as const;
    x += width;
    return key;
  });
}

const ones = (count: number) => Array.from({ length: count }, () => 1);

function numberBlock(left: number, top: number): Key[] {
  return [0, 1, 2, 3, 4].flatMap((line) =>
    row(top + line, 1, ones(4), [3]).map((key) => ({ ...key, x: key.x + left })),
  );
}

/** The keys of a notebook: six rows, fifteen key widths, with an optional number block. */
export function notebookKeys(numpad: boolean): KeyField {
  const keys = [
    ...row(0, 0.7, ones(15), [...ones(15).keys()]),
    ...row(0.75, 1, [...ones(13), 2], [13]),
    ...row(1.75, 1, [1.5, ...ones(12), 1.5], [0, 13]),
    ...row(2.75, 1, [1.8, ...ones(11), 2.2], [0, 12]),
    ...row(3.75, 1, [2.3, ...ones(10), 2.7], [0, 11]),
    ...row(4.75, 1, [1.2, 1, 1, 1.2, 5, 1.2, 1.2, 1.05, 1.1, 1.05], [0, 1, 2, 3, 5, 6, 7, 8, 9]),
  ];
  const block = numpad ? numberBlock(15.35, 0.75) : [];
  return { keys: [...keys, ...block], columns: numpad ? 19.35 : 15, rows: 5.75 };
}

/** How many keys a desk keyboard has, as shops name it. */
export type BoardSize = 60 | 65 | 75 | 80 | 100;

function navigation(x: number, size: BoardSize): Key[] {
  const cell = (column: number, y: number) =>
    ({ x: x + column, y, width: 1, height: 1, role: 'command' }) as const;
  if (size < 80) return [];
  const block = [0, 1].flatMap((line) => [0, 1, 2].map((column) => cell(column, 1.25 + line)));
  return [...block, cell(1, 4.25), cell(0, 5.25), cell(1, 5.25), cell(2, 5.25)];
}

/** The keys of a desk keyboard of a size. */
export function boardKeys(size: BoardSize): KeyField {
  const functions = size >= 75;
  const down = functions ? 1.25 : 0;
  const edge = size === 65 || size === 75 ? 1 : 0;
  const top: Key[] = functions
    ? row(0, 1, ones(size === 75 ? 16 : 15), [0, 5, 6, 7, 8, 13, 14, 15])
    : [];
  const rows = [
    ...row(down, 1, [...ones(13), 2, ...ones(edge)], [13, 14]),
    ...row(down + 1, 1, [1.5, ...ones(12), 1.5, ...ones(edge)], [0, 14]),
    ...row(down + 2, 1, [1.75, ...ones(11), 2.25, ...ones(edge)], [0, 12, 13]),
    ...row(
      down + 3,
      1,
      edge ? [2.25, ...ones(10), 1.75, 1, 1] : [2.25, ...ones(10), 2.75],
      [0, 11, 12, 13],
    ),
    ...row(
      down + 4,
      1,
      edge
        ? [1.25, 1.25, 1.25, 6.25, 1, 1, 1, 1, 1, 1]
        : [1.25, 1.25, 1.25, 6.25, 1.25, 1.25, 1.25, 1.25],
      [0, 1, 2, 4, 5, 6, 7, 8, 9],
    ),
  ];
  const side = navigation(15.4, size);
  const numbers = size === 100 ? numberBlock(18.8, 1.25) : [];
  const accented = [...top, ...rows].map((key) =>
    (key.x === 0 && key.y === 0) || (key.y === down + 2 && key.width > 2)
      ? { ...key, role: 'accent' as const }
      : key,
  );
  const columns = { 60: 15, 65: 16, 75: 16, 80: 18.4, 100: 22.8 }[size];
  return { keys: [...accented, ...side, ...numbers], columns, rows: down + 5 };
}

const RAINBOW: readonly Hex[] = [
  '#ff3b6b',
  '#ff9a3b',
  '#f7e04b',
  '#44e38b',
  '#37c6ff',
  '#8b6bff',
  '#ff5bd1',
];

/** The colour of a rainbow light at a share of the way across. */
export function rainbowAt(share: number): Hex {
  const position = Math.min(0.9999, Math.max(0, share)) * (RAINBOW.length - 1);
  const index = Math.floor(position);
  return mix(RAINBOW[index] ?? '#ff3b6b', RAINBOW[index + 1] ?? '#ff5bd1', position - index);
}
