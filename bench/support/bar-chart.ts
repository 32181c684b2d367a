export interface Bar {
  readonly label: string;
  readonly value: number;
  readonly isOwn: boolean;
}

const WIDTH = 820;
const LABELS = 330;
const FIGURES = 70;
const ROW = 26;
const TITLE = 34;

/** In both color schemes: an image in Markdown does not get the page's. */
const STYLE =
  'text{font:13px system-ui,sans-serif;fill:#24292f}.bar{fill:#8c959f}.own{fill:#0a7d6c}' +
  '@media(prefers-color-scheme:dark){text{fill:#e6edf3}.bar{fill:#6e7681}.own{fill:#2fb8a3}}';

/** Draws horizontal bars from 0, the longest over the full width, as an SVG document. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.map(({ value }) => value));
  const height = TITLE + bars.length * ROW;
  const rows = bars.map(({ label, value, isOwn }, index) => {
    const top = TITLE + index * ROW;
    const length = Math.max(1, Math.round(((WIDTH - LABELS - FIGURES) * value) / most));
    const middle = `y="${String(top + 13)}" dominant-baseline="middle"`;
    return [
      `<text x="${String(LABELS - 8)}" ${middle} text-anchor="end">${escaped(label)}</text>`,
      `<rect class="bar${isOwn ? ' own' : ''}" x="${String(LABELS)}" y="${String(top + 4)}" width="${String(length)}" height="18"/>`,
      `<text x="${String(LABELS + length + 6)}" ${middle}>${Math.round(value).toLocaleString('en')}</text>`,
    ].join('\n');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(WIDTH)} ${String(height)}" role="img">`,
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    `<text x="0" y="20" font-weight="bold">${escaped(title)}</text>`,
    ...rows,
    '</svg>',
    '',
  ].join('\n');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
