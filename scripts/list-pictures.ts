// `npm run pictures`: run it after a change of the drawings or the catalogue. Writes the list of pictures
// with version and average colour of each drawing (demo/catalogue/pictures.json), and the default
// picture for social networks (web/public/share.jpg).
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { averageColour, render, versionOf } from '../demo/src/drawing/rasterise.ts';
import { banner } from '../demo/src/drawing/scenes/banner.ts';
import { bannerItem } from '../demo/src/seed/banner-items.ts';
import { cataloguePaths, drawCataloguePicture } from '../demo/src/seed/catalogue-pictures.ts';

const target = 'demo/catalogue/pictures.json';
const drawings: Record<string, string> = {};
for (const path of cataloguePaths()) {
  const scene = drawCataloguePicture(path);
  if (scene === undefined) throw new Error(`${path} has no drawing`);
  drawings[path] = versionOf(scene) + ((await averageColour(scene))?.slice(1) ?? '');
}
writeFileSync(target, `${JSON.stringify(drawings, null, 2)}\n`);
console.log(`${String(cataloguePaths().length)} pictures written to ${target}.`);

// The size that social networks show uncropped; without text, as the name of the shop is a setting.
const shared = { path: 'web/public/share.jpg', width: 1200, height: 630 };
const items = [
  bannerItem(142, { picture: 1, cx: 0.13, floor: 0.87, width: 0.18, height: 0.5 }),
  bannerItem(246, { picture: 1, cx: 0.44, floor: 0.92, width: 0.47, height: 0.72 }),
  bannerItem(247, { picture: 1, cx: 0.83, floor: 0.92, width: 0.26, height: 0.74 }),
];
const { data, info } = await render(banner({ ...shared, backdrop: 'teal', items }), shared.width);
await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
  .jpeg({ quality: 82, mozjpeg: true })
  .toFile(shared.path);
console.log(`${shared.path} drawn.`);
