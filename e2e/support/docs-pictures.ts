import { Buffer } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { loadPictures } from './pictures.ts';

const FOLDER = join(import.meta.dirname, '../../docs/pictures');

/** Most bytes of a picture of docs/pictures.md. */
const BYTES_MAX = 60_000;

/** WebP qualities, tried in this order until the file is small enough. */
const QUALITIES = [85, 75, 65, 55, 45, 35];

/** A picture of the docs as a data URL. */
export function pictureUrl(name: string): string {
  return `data:image/webp;base64,${readFileSync(join(FOLDER, `${name}.webp`), 'base64')}`;
}

/** Writes a screenshot to `docs/pictures/<name>.webp` in the best quality that fits `BYTES_MAX`. */
export async function writePicture(page: Page, name: string): Promise<void> {
  await loadPictures(page);
  const browser = await page.context().newCDPSession(page);
  for (const quality of QUALITIES) {
    const { data } = await browser.send('Page.captureScreenshot', { format: 'webp', quality });
    const file = Buffer.from(data, 'base64');
    if (file.length > BYTES_MAX) continue;
    writeFileSync(join(FOLDER, `${name}.webp`), file);
    return;
  }
  expect(BYTES_MAX, `${name} does not fit at the lowest quality`).toBe(Infinity);
}
