import { expect, type Locator, type Page } from '@playwright/test';

/** Reads `Rp 1.500.000` as a number of rupiah. */
export const rupiah = (text: string): number => Number(text.replace(/\D/g, ''));

/** The buyer of the tests. */
export const BUYER = {
  phone: '0812-9999-0000',
  firstName: 'Sari',
  lastName: 'Wulandari',
  street: 'Jl. Melati No. 5',
  province: 'Jawa Barat',
  city: 'Kota Bekasi',
  district: 'Bekasi Barat',
  zip: '17134',
  email: 'sari@example.com',
};

/** Fills province, city, district and postal code in an open form. */
export async function fillRegion(form: Page | Locator): Promise<void> {
  await form.getByLabel('Provinsi').selectOption({ label: BUYER.province });
  await form.getByLabel('Kota').selectOption({ label: BUYER.city });
  await form.getByLabel('Kecamatan').selectOption({ label: BUYER.district });
  await form.getByLabel('Kode Pos').fill(BUYER.zip);
}

/** The stored cart with one charger in it; null until this worker has put one there. */
let storedCharger: string | null = null;

/** A shopper in a browser. */
export class Shopper {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Loads a page and waits until it is hydrated. */
  async goto(path: string): Promise<void> {
    const response = await this.page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(response?.headers()['retry-after'], 'one shopper does not overload a server').toBe(
      undefined,
    );
    // React marks hydrated elements; the footer is the last one.
    await this.page.waitForFunction(() =>
      Object.keys(document.querySelector('footer') ?? {}).some((key) => key.startsWith('__react')),
    );
  }

  /** Types a text into the search box of the header and presses Enter. */
  async search(text: string): Promise<void> {
    const box = this.page.getByPlaceholder('Cari Produk disini').first();
    await box.fill(text);
    await box.press('Enter');
    await this.page.waitForURL((url) => url.searchParams.get('s') === text);
  }

  /** Opens the first product of a listing that can be bought; returns its name. */
  async openFirstInStock(): Promise<string> {
    const cards = this.page.getByRole('main').locator('a[href^="/product/"]');
    const card = cards.filter({ hasNotText: 'Stock Habis' }).first();
    await card.click();
    await this.page.waitForURL(/\/product\/.+/);
    // The address changes a moment before the page does.
    await expect(this.page.getByRole('button', { name: 'Add to Cart' }).first()).toBeVisible();
    const name = await this.page.getByRole('heading', { level: 1 }).textContent();
    return name ?? '';
  }

  /** The panel that shows what was added to the cart. */
  get addedPanel(): Locator {
    return this.page.getByRole('dialog', { name: 'Product telah berhasil ditambahkan ke Cart' });
  }

  /** Puts the product of the open page into the cart, reads the panel and closes it. */
  async addToCart(): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Add to Cart' }).first();
    await button.click();
    await expect(this.addedPanel.getByRole('heading')).toBeFocused();
    await this.page.keyboard.press('Escape');
    await expect(button).toBeFocused();
  }

  /** Searches and adds the first product that can be bought to the cart; returns its name. */
  async putInCart(search: string): Promise<string> {
    await this.goto(`/product?s=${encodeURIComponent(search)}`);
    const name = await this.openFirstInStock();
    await this.addToCart();
    return name;
  }

  /** Like `putInCart`, and opens the checkout. */
  async openCheckout(search: string): Promise<string> {
    const name = await this.putInCart(search);
    await this.goto('/checkout');
    return name;
  }

  /** Opens the checkout with a charger in the stored cart; the first call of a worker adds it on the product page. */
  async openCheckoutWithCharger(): Promise<void> {
    const cart = () => this.page.evaluate(() => localStorage.getItem('gawai:cart') ?? '');
    if (storedCharger === null) {
      const name = await this.putInCart('charger');
      await expect.poll(cart).toContain(name);
      storedCharger = await cart();
    } else {
      await this.page.goto('/robots.txt');
      await this.page.evaluate((text) => {
        localStorage.setItem('gawai:cart', text);
      }, storedCharger);
    }
    await this.goto('/checkout');
  }

  /** Fills the buyer form of a guest and saves it. */
  async fillBuyer(): Promise<void> {
    const { page } = this;
    await page.getByLabel('Phone No').fill(BUYER.phone);
    await page.getByLabel('First Name').fill(BUYER.firstName);
    await page.getByLabel(/Last Name/).fill(BUYER.lastName);
    await page.getByRole('textbox', { name: 'Alamat' }).fill(BUYER.street);
    await fillRegion(page);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(
      page.getByRole('button', { name: /Ubah data pembeli|^Ubah$/ }).first(),
    ).toBeVisible();
  }

  /** Chooses a courier and waits until one of its services is chosen. */
  async chooseCourier(name: string): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
    const services = this.page.getByRole('group', { name: 'Layanan Pengiriman' });
    await expect(services.getByRole('radio').first()).toBeChecked();
  }

  /** The payment row with this number, from 1. */
  paymentRow(row: number): Locator {
    return this.page.getByRole('group', { name: `Pembayaran ${String(row)}` });
  }

  /** Chooses the first payment method whose name contains `method` in a payment row. */
  async payBy(row: number, method: string): Promise<void> {
    const methods = this.paymentRow(row).getByRole('group', { name: 'Metode Pembayaran' });
    const change = methods.getByRole('button', { name: /^Ganti/ });
    await expect(methods).toBeVisible();
    if (await change.isVisible()) await change.click();
    await methods.getByRole('radio', { name: method }).first().click();
    // The list collapses to the chosen method.
    await expect(methods.getByRole('radio')).toHaveCount(1);
    await expect(methods.getByRole('radio', { name: method })).toBeChecked();
  }

  /** Splits the payment over several methods; `amount` is that of the first. */
  async splitPayment(amount?: string): Promise<void> {
    await this.page.getByRole('switch', { name: 'Bagi pembayaran' }).check();
    if (amount === undefined) return;
    const box = this.paymentRow(1).getByLabel('Jumlah');
    await box.fill(amount);
    await box.blur();
  }

  /** Adds a payment row, which gets this number, and chooses its method. */
  async addPayment(row: number, method: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Tambah Metode Pembayaran' }).click();
    await this.payBy(row, method);
  }

  /**
   * Chooses JNE or self pickup and one payment method, and fills the e-mail: everything except the address.
   * Returns the submit button once it can be pressed.
   */
  async fillCheckout(
    method: string,
    { isPickup = false, email = BUYER.email } = {},
  ): Promise<Locator> {
    const { page } = this;
    if (isPickup) await page.getByRole('radio', { name: /Self Pickup/ }).check({ force: true });
    else await this.chooseCourier('JNE');
    await this.payBy(1, method);
    await page.getByLabel('Email').fill(email);
    const submit = page.getByRole('button', { name: 'Buat Pesanan' });
    await expect(submit).not.toHaveAttribute('aria-busy', 'true');
    return submit;
  }

  /** Sends the order and waits for its page. */
  async sendOrder(): Promise<void> {
    const { page } = this;
    const submit = page.getByRole('button', { name: 'Buat Pesanan' });
    await expect(submit).toBeEnabled();
    await submit.click();
    await expect(page.getByText(/Terima Kasih telah melakukan pemesanan/)).toBeVisible();
    // The thanks can appear a moment before the page of the order.
    await expect(page).toHaveURL(/\/(order\/guest|order-history)\/[0-9a-f]{40}$/);
  }

  /** One figure of a summary, in rupiah. */
  async figure(scope: Locator, name: string): Promise<number> {
    const term = scope.getByText(name, { exact: true }).first();
    const row = term.locator('xpath=ancestor::*[contains(., "Rp")][1]');
    const text = (await row.textContent()) ?? '';
    const amount = /Rp[\s\u00a0]?[\d.]+/.exec(text.slice(text.indexOf(name)));
    expect(amount, `${name} in "${text}"`).not.toBeNull();
    return rupiah(amount?.[0] ?? '');
  }
}
