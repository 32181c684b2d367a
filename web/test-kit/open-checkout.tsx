import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import {
  emptyBuyer,
  startCheckout,
  type CheckoutState,
} from '../src/features/checkout/checkout-state.ts';
import { renderApp, type RenderedApp } from './render-app.tsx';
import { sampleCheckout } from './sample-checkout.ts';
import { sampleProduct } from './sample-shop.ts';
import type { StubRoot } from './schema-stub.ts';

type Product = ReturnType<typeof sampleProduct>;

const buyerInBekasi = {
  ...emptyBuyer,
  firstName: 'Sari',
  phone: '+6281234567890',
  streetAddress: 'Jl. Melati No. 5',
  provinceId: 'Province:32',
  province: 'Jawa Barat',
  cityId: 'City:3275',
  city: 'Kota Bekasi',
  districtId: 'District:327501',
  district: 'Bekasi Barat',
  zipCode: '17111',
};

/** A line of a stored cart. */
export function storedLine(product: Product, changes: Record<string, unknown> = {}) {
  return {
    time: Date.now(),
    product,
    variant: null,
    quantity: 1,
    seenPrice: product.price,
    onlineStock: product.onlineStock,
    offlineStocks: product.stocks,
    ...changes,
  };
}

/** The choices of a guest who has saved their address and chosen nothing else, as a stored draft. */
export const savedDraft = {
  ...startCheckout,
  form: buyerInBekasi,
  buyer: buyerInBekasi,
  isEditing: false,
};

interface OpenCheckout {
  /** Lines of the stored cart. */
  lines?: readonly unknown[];
  /** The products as the shop has them now. */
  products?: readonly Product[];
  /** The stored draft; none when left out. */
  draft?: CheckoutState;
  /** Root fields that differ from the sample checkout. */
  shop?: StubRoot;
}

/** Opens the checkout of a guest whose cart holds one piece of `Gawai 7` for Rp 7.000.000. */
export function openCheckout(options: OpenCheckout = {}): Promise<RenderedApp> {
  const { lines, products, draft, shop } = options;
  const product = sampleProduct(7);
  const cart = lines ?? [storedLine(product)];
  window.localStorage.setItem('gawai:cart', JSON.stringify(cart));
  if (draft) window.localStorage.setItem('gawai:checkout', JSON.stringify(draft));
  // Without the menu, looking for things on the page is quicker.
  const rest = { categoryGroups: [], contentPages: [] };
  const checkout = sampleCheckout(products ?? [product]);
  return renderApp('/checkout', { shop: { ...rest, ...checkout, ...shop } });
}

/** Puts a text into a box, as a shopper who pastes it. */
export async function fill(user: UserEvent, box: HTMLElement, text: string): Promise<void> {
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
}

/** Chooses province, city and district in a form, each once its list has loaded. */
export async function fillRegion(
  user: UserEvent,
  form: Pick<typeof screen, 'findByText' | 'getByLabelText'>,
): Promise<void> {
  for (const [label, region] of [
    ['Provinsi', 'Jawa Barat'],
    ['Kota', 'Kota Bekasi'],
    ['Kecamatan', 'Bekasi Barat'],
  ] as const) {
    await form.findByText(region);
    await user.selectOptions(form.getByLabelText(label), region);
  }
}

/** Fills the buyer's form. */
export async function fillBuyer(user: UserEvent, phone = '0812-3456-7890'): Promise<void> {
  await fill(user, await screen.findByLabelText('First Name'), 'Sari');
  await fill(user, screen.getByLabelText('Phone No'), phone);
  await fill(user, screen.getByLabelText('Alamat'), 'Jl. Melati No. 5');
  await fillRegion(user, screen);
  await fill(user, screen.getByLabelText('Kode Pos'), '17111');
}

/** The button beside the address that the order of a customer goes to, which it names. */
export const addressButton = (name: string) =>
  screen.findByRole('button', { name: `Ganti alamat ${name}` });

/** Opens a customer's saved addresses. */
export async function openAddressSheet(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: /^Ganti alamat/ }));
  return within(await screen.findByRole('dialog', { name: 'Pilih alamat' }));
}

/** Chooses a saved address, or `Alamat lain`. */
export async function chooseAddress(user: UserEvent, name: RegExp) {
  const sheet = await openAddressSheet(user);
  await user.click(sheet.getByRole('button', { name }));
}

/** Chooses a shipping method, and waits for its services when it has some. */
export async function chooseShipping(user: UserEvent, name: string, service?: string) {
  await user.click(await screen.findByLabelText(new RegExp(`^${name}`)));
  if (service !== undefined) await screen.findByLabelText(new RegExp(`^${service}`));
}

/** Chooses the method of a payment row, from 0. */
export async function choosePayment(user: UserEvent, methodId: string, row = 0): Promise<void> {
  const picker = (await screen.findAllByRole('group', { name: 'Metode Pembayaran' }))[row];
  if (picker === undefined) throw new Error(`There is no payment row ${row}`);
  const change = within(picker).queryByRole('button', { name: /^Ganti/ });
  if (change) await user.click(change);
  const radios = within(picker).getAllByRole<HTMLInputElement>('radio');
  const radio = radios.find(({ value }) => value === methodId);
  if (radio === undefined) throw new Error(`${methodId} is not offered in row ${row}`);
  await user.click(radio);
}

/** Lets the payment be split over several methods. */
export async function splitPayment(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('switch', { name: 'Bagi pembayaran' }));
}

/** Fills everything that an order needs beside a saved address, without sending it. */
export async function fillCheckout(user: UserEvent): Promise<void> {
  await chooseShipping(user, 'JNE', 'REG');
  await choosePayment(user, 'PaymentMethod:1');
  await fill(user, screen.getByLabelText('Email'), 'sari@example.com');
}

/** The summary beside the form. */
export const summary = () => screen.getByLabelText('Ringkasan Pesanan');

/** The amount of a figure of the summary, e.g. of `Ongkos Kirim`. */
export function figure(name: string): string | undefined {
  const label = within(summary())
    .getAllByText(name)
    .find((element) => element.closest('summary') !== null);
  return label?.nextElementSibling?.textContent ?? undefined;
}

/** The button that sends the order. */
export function orderButton(): HTMLElement {
  const button = screen.getByText('Buat Pesanan').closest('button');
  if (button === null) throw new Error('There is no button that sends the order');
  return button;
}
