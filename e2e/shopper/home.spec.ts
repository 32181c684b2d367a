import { expect, test } from '@playwright/test';
import { withPictures } from '../support/browser.ts';
import { Shopper } from '../support/shopper.ts';

test.use({ launchOptions: withPictures });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the first of the Produk Pilihan is aligned with the page, also on a rotated phone @long', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const shopper = new Shopper(page);
  await shopper.goto('/');
  const region = page.getByRole('region', { name: 'Daftar Produk Pilihan' });
  const track = region.getByRole('list');
  await expect(track).toHaveAttribute('style', /translate/);

  for (const [width, height] of [
    [360, 740],
    [740, 360],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    // The row is measured again in the frame after the change.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    const card = await track.getByRole('link').first().boundingBox();
    const heading = await page.getByRole('heading', { name: 'Produk Pilihan' }).boundingBox();
    expect(Math.abs((card?.x ?? -1) - (heading?.x ?? -2)), String(width)).toBeLessThan(1.5);
  }
});

test('dragging the Produk Pilihan by mouse selects no text @long', async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.goto('/');
  const track = page.getByRole('region', { name: 'Daftar Produk Pilihan' }).getByRole('list');
  await expect(track).toHaveAttribute('style', /translate/);
  await track.scrollIntoViewIfNeeded();
  // The gap before a card: a link or a picture would be dragged itself.
  const slide = await track.getByRole('listitem').nth(3).boundingBox();
  if (slide === null) throw new Error('There is no fourth product');
  const y = slide.y + slide.height / 2;
  await page.mouse.move(slide.x + 4, y);
  await page.mouse.down();
  await page.mouse.move(slide.x - 300, y + 10, { steps: 8 });
  await expect(track).toHaveAttribute('style', /translate3d\(-[1-9]/);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await page.mouse.up();
});
