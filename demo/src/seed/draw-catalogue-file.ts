import type { PictureFormat } from '@gawai/shop-api/resources/picture/picture-service';
import { rasterise } from '../drawing/rasterise.ts';
import { drawCataloguePicture } from './catalogue-pictures.ts';

/** Draws a listed picture of the demo catalogue. Throws for a path that has no drawing. */
export async function drawCatalogueFile(
  plain: string,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const scene = drawCataloguePicture(plain);
  if (scene === undefined) throw new Error(`${plain} has no drawing: run "npm run pictures"`);
  return rasterise(scene, width, format);
}
