// `npm run pictures`: after a change of the drawings or the catalogue, writes down which pictures there
// are, the version of each drawing and the colour it has from afar (shop-api/src/seed/picture-list.ts).
import { writeFileSync } from 'node:fs';
import { averageColour, versionOf } from '../shop-api/src/drawing/rasterise.ts';
import { cataloguePaths, drawCataloguePicture } from '../shop-api/src/seed/catalogue-pictures.ts';

const target = 'shop-api/src/seed/picture-list.ts';
const lines = new Map<string, string[]>();
for (const path of cataloguePaths()) {
  const scene = drawCataloguePicture(path);
  if (scene === undefined) throw new Error(`${path} has no drawing`);
  const name = path.replace(path.startsWith('product/') ? /-\d+\.webp$/ : /\.webp$/, '');
  const drawing = versionOf(scene) + (await averageColour(scene)).slice(1);
  lines.set(name, [...(lines.get(name) ?? []), drawing]);
}
const list = [...lines].map(([name, drawings]) => [name, ...drawings].join(' '));
writeFileSync(
  target,
  `// Made by scripts/list-pictures.ts from the drawings; do not edit.

/**
 * The pictures of the demo catalogue, one product, slide or category a line: its name, then for each of
 * its pictures the version of the drawing (eight signs) and its average colour (six).
 */
export const PICTURE_LIST = \`
${list.join('\n')}
\`;
`,
);
console.log(`${String(list.length)} lines written to ${target}.`);
