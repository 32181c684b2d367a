// `npm run marks`: draws the wordmarks of payment and shipping partners (demo/marks) from their list as
// outlines of the shop's typeface, so that they need no font.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';
import {
  MARK_ROWS,
  WORDMARKS,
  type MarkText,
  type Wordmark,
} from '../demo/src/drawing/marks/mark-list.ts';

const target = 'demo/marks';
const HEIGHT = 32;
const FONT_SIZE = 15;
const BASELINE = 21.5;
const PADDING = 9;
const WIDTH_MIN = 48;
const GAP = 4;

const font = (style: 'normal' | 'italic') => {
  const name = `@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin-800-${style}.woff`;
  const file = readFileSync(createRequire(import.meta.url).resolve(name));
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length));
};
const upright = font('normal');
const italic = font('italic');
const fontOf = ({ isItalic = false }: MarkText) => (isItalic ? italic : upright);
const widthOf = (text: MarkText) => fontOf(text).getAdvanceWidth(text.text, FONT_SIZE);

/** A tile with its text, its left edge at `left`; all in px. */
function drawTile({ texts, ground = '#ffffff' }: Wordmark, left: number) {
  const inner = texts.reduce((sum, text) => sum + widthOf(text), 0);
  const width = Math.max(WIDTH_MIN, Math.ceil(inner + 2 * PADDING));
  let x = left + (width - inner) / 2;
  const paths = texts.map((text) => {
    const outline = fontOf(text).getPath(text.text, x, BASELINE, FONT_SIZE).toPathData(1);
    x += widthOf(text);
    return `<path fill="${text.colour}" d="${outline}"/>`;
  });
  const tile = `<rect x="${String(left)}" width="${String(width)}" height="${String(HEIGHT)}" rx="6" fill="${ground}"/>`;
  return { width, markup: tile + paths.join('') };
}

function drawMark(wordmarks: readonly Wordmark[]): string {
  let right = 0;
  const tiles = wordmarks.map((wordmark, index) => {
    const left = index === 0 ? 0 : right + GAP;
    const tile = drawTile(wordmark, left);
    right = left + tile.width;
    return tile.markup;
  });
  const [width, height] = [String(right), String(HEIGHT)];
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return `${head}${tiles.join('')}</svg>\n`;
}

const rows = [...WORDMARKS.map(({ slug }) => ({ slug, of: [slug] })), ...MARK_ROWS];
mkdirSync(target, { recursive: true });
for (const { slug, of } of rows) {
  const wordmarks = of.flatMap((name) => WORDMARKS.find((one) => one.slug === name) ?? []);
  writeFileSync(`${target}/${slug}.svg`, drawMark(wordmarks));
}
console.log(`${String(rows.length)} marks written to ${target}.`);
