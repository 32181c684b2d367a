// `npm run typeface`: writes the part of the typeface that the first paint of a page needs. Its characters are
// the `unicode-range` of that file in `base.css`, its weights those that the shop uses.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const styles = 'web/src/styles';
const source =
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2';
const target = `${styles}/plus-jakarta-sans-basic.woff2`;
/** What browsers apply unasked to these characters, and tabular figures. */
const FEATURES = ['calt', 'kern', 'liga', 'tnum'];
/** Name records of licence and address of the licence; the copyright stays anyway. */
const LICENCE_NAMES = [13, 14];

/** Characters of `U+20-7E, U+A9`. */
function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .flatMap((part) => {
      const [first = '', last = first] = part.trim().replace('U+', '').split('-');
      const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)];
      return Array.from({ length: to - from + 1 }, (_, index) =>
        String.fromCodePoint(from + index),
      );
    })
    .join('');
}

const css = readFileSync(`${styles}/base.css`, 'utf8');
const face = /plus-jakarta-sans-basic\.woff2[^}]*unicode-range:\s*([^;]+);/.exec(css)?.[1];
if (face === undefined) throw new Error(`${styles}/base.css names no range for ${target}`);

const whole = readFileSync(
  createRequire(new URL('../web/package.json', import.meta.url)).resolve(source),
);
// A value of its own, because the types of subset-font do not know `keepFeatures` yet.
const options = {
  targetFormat: 'woff2' as const,
  keepFeatures: FEATURES,
  preserveNameIds: LICENCE_NAMES,
  variationAxes: { wght: { min: 400, max: 800 } },
};
const subset = await subsetFont(whole, charactersOf(face), options);
writeFileSync(target, subset);
console.log(`${target}: ${String(subset.length)} of ${String(whole.length)} bytes`);
