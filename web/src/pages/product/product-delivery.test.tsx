import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { comeIntoView, fakeIntersections } from '../../../test-kit/fake-intersections.ts';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct, sampleVariant } from '../../../test-kit/sample-shop.ts';

const region = (id: string, name: string) => ({ __typename: 'Region', id, name });
const FEE = {
  method: { id: 'ShippingMethod:1', name: 'JNE' },
  service: 'REG',
  eta: '2-3 hari',
  price: 18_000,
};
const warehouses = [
  { id: 'Warehouse:1', name: 'Gudang Jakarta', openingHours: 'Senin-Sabtu 09.00-18.00' },
  { id: 'Warehouse:2', name: 'Toko Bandung', openingHours: null },
];

/** Opens the page; `delivery` resolves the delivery to a city, an Error fails it. */
async function open(
  delivery: (args: { cityId: string }) => unknown = () => FEE,
  changes: Record<string, unknown> = {},
  rest: Record<string, unknown> = {},
) {
  const app = await renderApp('/product/gawai-1', {
    shop: {
      warehouses,
      provinces: [region('Province:31', 'DKI Jakarta'), region('Province:32', 'Jawa Barat')],
      cities: ({ provinceId }: { provinceId: string }) =>
        provinceId === 'Province:32' ? [region('City:3273', 'Kota Bandung')] : [],
      product: { ...sampleProduct(1, changes), delivery },
      ...rest,
    },
  });
  comeIntoView();
  return app;
}
const select = (name: string) => screen.findByRole('combobox', { name });

beforeEach(fakeIntersections);

describe('shipping fee on the product page', () => {
  it('shows the cheapest fee to the chosen city, and stores the city on the device', async () => {
    const { user, stub } = await open();
    const provinces = await select('Provinsi');
    await screen.findByRole('option', { name: 'Jawa Barat' });
    expect(stub.requested).not.toContain('ProductDelivery');
    await user.selectOptions(provinces, 'Jawa Barat');
    await screen.findByRole('option', { name: 'Kota Bandung' });
    await user.selectOptions(await select('Kota'), 'Kota Bandung');
    expect(await screen.findByText('JNE REG · 2-3 hari')).toBeDefined();
    expect(screen.getByText('Mulai dari').parentElement?.textContent).toContain('18.000');
    expect(localStorage.getItem('gawai:delivery-city')).toBe(
      '{"provinceId":"Province:32","cityId":"City:3273"}',
    );
  });

  it('shows the fee at once for the last chosen city', async () => {
    const city = { provinceId: 'Province:32', cityId: 'City:3273' };
    localStorage.setItem('gawai:delivery-city', JSON.stringify(city));
    await open(() => ({ ...FEE, service: null, eta: null }));
    expect(await screen.findByText('JNE')).toBeDefined();
    await waitFor(async () => expect(await select('Kota')).toHaveProperty('value', 'City:3273'));
  });

  it('shows when nothing delivers there, and offers a retry after a failure', async () => {
    const city = { provinceId: 'Province:32', cityId: 'City:3273' };
    localStorage.setItem('gawai:delivery-city', JSON.stringify(city));
    let result: unknown = new Error('away');
    const { user } = await open(() => result);
    expect(await screen.findByText('Ongkir belum dapat dihitung.')).toBeDefined();
    result = null;
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(
      await screen.findByText('Belum ada kurir yang mengantar Produk ini ke kota tersebut.'),
    ).toBeDefined();
  });
});

describe('stock per store on the product page', () => {
  const storesOf = async () => {
    const section = within(await screen.findByRole('region', { name: 'Stok per toko' }));
    return section.getAllByRole('listitem').map(({ textContent }) => textContent);
  };

  it('names each store with its pieces and opening hours', async () => {
    await open();
    expect(await storesOf()).toEqual([
      'Gudang JakartaSenin-Sabtu 09.00-18.00Stok 3',
      'Toko BandungStok 2',
    ]);
  });

  it('counts the first variant on sale of a product with variants', async () => {
    const variants = [sampleVariant(1, 'Hitam', 0), sampleVariant(2, 'Biru', 4)];
    await open(() => null, { variants });
    expect(await storesOf()).toEqual([
      'Gudang JakartaSenin-Sabtu 09.00-18.00Stok 4',
      'Toko BandungStok habis',
    ]);
  });

  it('does not appear when the shop does not report it', async () => {
    await open(() => null, { stocks: [] });
    await select('Provinsi');
    expect(screen.queryByRole('heading', { name: 'Stok per toko' })).toBeNull();
  });
});

describe('BuyingQuestions', () => {
  it('links to the articles about buying', async () => {
    const contentPages = [
      'Tentang Kami',
      'Cara Pembayaran',
      'Pengiriman',
      'Pengembalian Dana',
      'Garansi',
    ].map((title, index) => ({
      __typename: 'ContentPage',
      id: `ContentPage:${index + 1}`,
      title,
      slug: title.toLowerCase().replace(' ', '-'),
      isInFooter: true,
    }));
    const { stub } = await open(() => FEE, {}, { contentPages });
    const questions = within(await screen.findByRole('region', { name: 'Ada pertanyaan?' }));
    const links = questions.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cara Pembayaran', '/article/cara-pembayaran'],
      ['Pengiriman', '/article/pengiriman'],
      ['Pengembalian Dana', '/article/pengembalian-dana'],
      ['Garansi', '/article/garansi'],
    ]);
    expect(stub.requested).not.toContain('Articles');
  });

  it('shows nothing when the shop has no such article', async () => {
    await open(() => FEE, {}, { contentPages: [] });
    await select('Provinsi');
    expect(screen.queryByRole('region', { name: 'Ada pertanyaan?' })).toBeNull();
  });
});
