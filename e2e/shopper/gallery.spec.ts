import { expect, test, type Page } from '@playwright/test';
import { withPictures } from '../support/browser.ts';
import { Shopper } from '../support/shopper.ts';
import { Fingers } from '../support/touch.ts';

test.use({ launchOptions: withPictures });

const galleryOf = (page: Page) => page.getByRole('region', { name: 'Foto Produk' });
const thumbOf = (page: Page, number: number) =>
  galleryOf(page).getByRole('button', { name: `Tampilkan foto ${String(number)}` });
const pictureOf = (page: Page, number: number) =>
  galleryOf(page).getByRole('button', { name: new RegExp(`^Perbesar foto ${String(number)}:`) });

/** Opens a product that has several pictures. */
async function openProduct(page: Page): Promise<void> {
  await new Shopper(page).goto('/product/galaxy-a55-5g-8-256');
  await expect(thumbOf(page, 3)).toBeVisible();
}

test('the gallery switches pictures without animation for prefers-reduced-motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openProduct(page);
  const offset = await thumbOf(page, 3).evaluate((thumb: HTMLElement) => {
    thumb.click();
    const row = thumb.closest('section')!.querySelector('ul')!;
    return row.scrollLeft / row.clientWidth;
  });
  expect(offset).toBe(2);
});

test('the gallery shows and enlarges pictures by keyboard', async ({ page }) => {
  await openProduct(page);
  await thumbOf(page, 2).focus();
  await page.keyboard.press('Enter');
  await expect(thumbOf(page, 2)).toHaveAttribute('aria-current', 'true');
  await expect(pictureOf(page, 2)).toBeInViewport();
  await expect(pictureOf(page, 1)).not.toBeInViewport();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(pictureOf(page, 2)).toBeFocused();
  await page.keyboard.press('Enter');
  const zoom = page.getByRole('dialog');
  await expect(zoom.getByRole('img', { name: /foto 2 dari/ })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(zoom.getByRole('img', { name: /foto 3 dari/ })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(zoom.getByRole('img', { name: /foto 1 dari/ })).toBeVisible();
  await zoom.getByRole('button', { name: 'Perbesar dua kali' }).focus();
  await page.keyboard.press('Enter');
  await expect(zoom.getByRole('button', { name: 'Perbesar dua kali' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
  await expect(pictureOf(page, 2)).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the gallery changes pictures by swiping and enlarges one by a tap', async ({ page }) => {
    await openProduct(page);
    const { x, y, width, height } = (await pictureOf(page, 1).boundingBox())!;
    const at = (across: number) => ({ x: x + width * across, y: y + height / 2 });
    const fingers = await Fingers.on(page);
    await fingers.moveAndHold(at(0.8), at(0.15));
    await expect(thumbOf(page, 2)).toHaveAttribute('aria-current', 'true');
    await expect(pictureOf(page, 2)).toBeInViewport({ ratio: 0.9 });
    await pictureOf(page, 2).tap();
    const zoom = page.getByRole('dialog');
    await expect(zoom.getByRole('img', { name: /foto 2 dari/ })).toBeVisible();
    await zoom.getByRole('button', { name: 'Tutup' }).tap();
    await expect(zoom).toBeHidden();
    await expect(thumbOf(page, 2)).toHaveAttribute('aria-current', 'true');
  });
});

test('the full-screen gallery shows thumbnails, and arrow keys move a magnified picture', async ({
  page,
}) => {
  await openProduct(page);
  await pictureOf(page, 1).click();
  const zoom = page.getByRole('dialog');
  const { height } = page.viewportSize()!;
  await expect.poll(() => zoom.boundingBox()).toMatchObject({ x: 0, y: 0, height });
  await zoom.getByRole('button', { name: 'Tampilkan foto 3' }).click();
  const third = zoom.getByRole('img', { name: /foto 3 dari/ });
  await expect.poll(() => third.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
  const magnify = zoom.getByRole('button', { name: 'Perbesar dua kali' });
  const whole = await magnify.boundingBox();
  await magnify.focus();
  await page.keyboard.press('Enter');
  await expect(magnify).toHaveAttribute('aria-pressed', 'true');
  const large = await magnify.boundingBox();
  expect(large!.width).toBeCloseTo(whole!.width * 2, 0);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await magnify.boundingBox())!.y).toBeLessThan(large!.y);
  await expect(zoom.getByRole('img', { name: /foto 3 dari/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
});

test('the full-screen gallery magnifies, moves and changes pictures by touch @phone-first', async ({
  page,
  hasTouch,
}) => {
  test.skip(!hasTouch, 'needs a touch screen');
  await openProduct(page);
  const fingers = await Fingers.on(page);
  await pictureOf(page, 1).tap();
  const zoom = page.getByRole('dialog');
  const magnify = zoom.getByRole('button', { name: 'Perbesar dua kali' });
  const shown = (number: number) =>
    expect(
      zoom.getByRole('img', { name: new RegExp(`foto ${String(number)} dari`) }),
    ).toBeVisible();
  await shown(1);
  const { x, y, width, height } = (await magnify.boundingBox())!;
  const at = (across: number, down: number) => ({ x: x + width * across, y: y + height * down });
  const widthNow = async () => (await magnify.boundingBox())!.width;

  await fingers.doubleTap(at(0.75, 0.5));
  await expect(magnify).toHaveAttribute('aria-pressed', 'true');
  expect(await widthNow()).toBeCloseTo(width * 2, 0);
  const tapped = (await magnify.boundingBox())!;
  expect(tapped.x + tapped.width * 0.75).toBeCloseTo(at(0.75, 0.5).x, -1);

  await fingers.moveAndHold(at(0.3, 0.5), at(0.7, 0.5));
  await expect.poll(async () => (await magnify.boundingBox())!.x).toBeGreaterThan(tapped.x + 50);
  await shown(1);

  await fingers.doubleTap(at(0.5, 0.5));
  await expect(magnify).toHaveAttribute('aria-pressed', 'false');
  expect(await widthNow()).toBeCloseTo(width, 0);

  await fingers.move([at(0.4, 0.5), at(0.2, 0.5)], [at(0.6, 0.5), at(0.8, 0.5)]);
  await expect(magnify).toHaveAttribute('aria-pressed', 'true');
  expect(await widthNow()).toBeGreaterThan(width * 2.5);
  // Not on the arrows in the middle of both sides.
  await fingers.move([at(0.1, 0.2), at(0.45, 0.5)], [at(0.9, 0.2), at(0.55, 0.5)]);
  await expect(magnify).toHaveAttribute('aria-pressed', 'false');

  await fingers.move([at(0.8, 0.5), at(0.3, 0.52)]);
  await shown(2);
  await fingers.move([at(0.3, 0.5), at(0.8, 0.52)]);
  await shown(1);
  await fingers.move([at(0.5, 0.4), at(0.55, 0.9)]);
  await expect(zoom).toBeHidden();
  await expect(pictureOf(page, 1)).toBeFocused();
});
