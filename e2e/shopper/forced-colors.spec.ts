import { expect, test, type Locator } from '@playwright/test';
import { Shopper } from '../support/shopper.ts';

/** Whether an element has an outline. */
const hasOutline = (element: Locator) =>
  element.evaluate((each) => getComputedStyle(each).outlineStyle !== 'none');

test('forced colours show an outline around chosen options and the dots of the slider @phone-first @long', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const shopper = new Shopper(page);
  await shopper.goto('/product/galaxy-s25-12-256');
  const variant = (isChosen: boolean) =>
    page
      .getByRole('group', { name: 'Pilih Varian' })
      .locator('label')
      .filter({
        has: page.getByRole('radio', { checked: isChosen }),
      });
  expect(await hasOutline(variant(true).first())).toBe(true);
  expect(await hasOutline(variant(false).first())).toBe(false);

  await shopper.goto('/product');
  const categories = page.getByRole('navigation', { name: 'Kategori' });
  expect(await hasOutline(categories.getByRole('link', { name: 'Semua', exact: true }))).toBe(true);
  expect(await hasOutline(categories.getByRole('link', { name: 'Tablet', exact: true }))).toBe(
    false,
  );

  await shopper.goto('/');
  const dot = page.getByRole('button', { name: 'Ke slide 1' }).first();
  await expect(dot).toBeVisible();
  const border = await dot.evaluate((each) => getComputedStyle(each, '::before').borderTopStyle);
  expect(border).toBe('solid');
});
