import { expect, test } from '@playwright/test';
import { DEMO_STATE } from '../support/customer.ts';
import { hiddenByKey } from '../support/focus-frame.ts';
import { Shopper } from '../support/shopper.ts';

// Checked right after each key: nothing may still be moving.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the focus outline in the filters beside the listing is entirely visible @long', async ({
  page,
}) => {
  await new Shopper(page).goto('/product');
  await page.locator('#listing-filters summary').first().focus();
  expect(await hiddenByKey(page, 'Tab', 15)).toEqual([]);
});

for (const width of [360, 1280]) {
  test.describe(`at ${String(width)} px`, () => {
    test.use({ viewport: { width, height: 740 } });

    test('the focus outline in the listing is entirely visible and not covered by its bar @long', async ({
      page,
    }) => {
      await new Shopper(page).goto('/product');
      await page.getByRole('navigation', { name: 'Lokasi halaman' }).getByRole('link').focus();
      await page.keyboard.press('Shift+Tab');
      expect(await hiddenByKey(page, 'Tab', 12)).toEqual([]);
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      expect(await hiddenByKey(page, 'Shift+Tab', 40)).toEqual([]);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the focus outline in the filter sheet is not covered by its header and footer @long', async ({
    page,
  }) => {
    await new Shopper(page).goto('/product');
    const opener = page.getByRole('button', { name: 'Filter' });
    const filters = page.getByRole('region', { name: 'Filter' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(filters).toBeVisible();
    expect(await hiddenByKey(page, 'Tab', 25)).toEqual([]);
    expect(await hiddenByKey(page, 'Shift+Tab', 24)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(filters).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('the focus outline of category tiles and compared products is entirely visible @long', async ({
    page,
  }) => {
    const shopper = new Shopper(page);
    await shopper.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Smartphone', exact: true }).focus();
    expect(await hiddenByKey(page, 'Tab', 4)).toEqual([]);

    await shopper.goto('/product');
    const toggles = page.getByRole('main').getByRole('button', { name: /^Bandingkan/ });
    await toggles.first().click();
    await page.getByRole('button', { name: /^1 dari 4/ }).click();
    expect(await hiddenByKey(page, 'Shift+Tab', 2)).toEqual([]);
  });
});

test.describe('for a customer', () => {
  test.use({ storageState: DEMO_STATE });

  test('the focus outline of product names in the wishlist is entirely visible @long', async ({
    page,
  }) => {
    await new Shopper(page).goto('/wishlist');
    const names = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
    await names.first().focus();
    await page.keyboard.press('Tab');
    expect(await hiddenByKey(page, 'Shift+Tab', 1)).toEqual([]);
  });
});
