import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { rememberUser } from '../../../test-kit/sample-customer.ts';
import { sampleOrderRow, sampleOrderTable } from '../../../test-kit/sample-orders.ts';
import type { StubRoot } from '../../../test-kit/schema-stub.ts';

type Arguments = Parameters<ReturnType<typeof sampleOrderTable>>[0];

async function open(address = '/order-history', orders: unknown = sampleOrderTable(35)) {
  rememberUser();
  const shop: StubRoot = { orders };
  return renderApp(address, { shop });
}

const table = () => screen.findByRole('table', { name: 'Daftar pesanan' });
const numbers = async () => {
  const links = within(await table()).getAllByRole('link', { name: /^SO/ });
  return links.map((link) => link.textContent);
};
const searchBox = () => screen.findByRole('searchbox', { name: 'Cari pesanan' });
const head = (name: string) => screen.getByRole('columnheader', { name });

/** Waits until the page shows this range; a search waits 400 ms by itself. */
const shows = (range: string) => screen.findByText(range, {}, { timeout: 3_000 });

describe('order history', () => {
  it('lists the highest number first, ten at a time, each with a link to its order', async () => {
    await open();
    await shows('Menampilkan 1-10 dari 35');
    const shown = await numbers();
    expect([shown[0], shown[9], shown.length]).toEqual(['SO261120000035', 'SO261120000026', 10]);
    const link = screen.getByRole('link', { name: 'SO261120000035' });
    expect(link.getAttribute('href')).toBe(`/order-history/${'23'.padStart(40, '0')}`);
    expect(head('No. Pesanan').getAttribute('aria-sort')).toBe('descending');
    expect(head('Total Bayar').hasAttribute('aria-sort')).toBe(false);
    expect(head('Status').querySelector('button')).toBeNull();
  });

  it('shows the date in Jakarta time, the total and the status text of the shop', async () => {
    const row = sampleOrderRow(7, { status: null, statusLabel: 'Menunggu Kurir' });
    await open('/order-history', (args: Arguments) => ({
      ...sampleOrderTable(1)(args),
      nodes: [row],
    }));
    expect(await screen.findByText('21 Nov 2026, 06.30 WIB')).toBeTruthy();
    expect(screen.getByText('Rp 7.000.000')).toBeTruthy();
    expect(screen.getByText('Menunggu Kurir')).toBeTruthy();
  });

  it('shows the first product of an order, its picture and how many others there are', async () => {
    const image = { url: 'https://shop.example/a.webp', srcSet: null, placeholderColor: null };
    const preview = { productName: 'Galaxy A55', image, lineCount: 3 };
    const nodes = [
      sampleOrderRow(7, { preview }),
      sampleOrderRow(6, { preview: { ...preview, productName: 'Kabel', lineCount: 1 } }),
    ];
    await open('/order-history', (args: Arguments) => ({
      ...sampleOrderTable(2)(args),
      nodes,
    }));
    await shows('Menampilkan 1-2 dari 2');
    const [, first, second] = screen.getAllByRole('row');
    expect(first?.textContent).toContain('SO261120000007Galaxy A55+2 lainnya');
    expect(second?.textContent).not.toContain('lainnya');
    expect(first?.querySelector('img')?.getAttribute('src')).toBe(image.url);
  });

  it('links to the payments of unpaid orders', async () => {
    const paid = sampleOrderRow(1, { status: 'PROCESSING', statusLabel: 'Sedang Diproses' });
    await open('/order-history', (args: Arguments) => ({
      ...sampleOrderTable(2)(args),
      nodes: [sampleOrderRow(2), paid],
    }));
    const links = await screen.findAllByRole('link', { name: /^Bayar/ });
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Bayar pesanan SO261120000002',
    ]);
    expect(links[0]?.getAttribute('href')).toBe(`/order-history/${'2'.padStart(40, '0')}`);
  });

  it('shows the orders of one status, and offers the statuses that occur', async () => {
    const statusCounts = [
      { status: 'AWAITING_PAYMENT', statusLabel: 'Menunggu Pembayaran', count: 1 },
      { status: 'PROCESSING', statusLabel: 'Sedang Diproses', count: 34 },
      { status: 'VOIDED', statusLabel: 'Voided', count: 0 },
    ];
    const requestedStatuses: unknown[] = [];
    const { user, address } = await open('/order-history?s=SO&page=2', (args: Arguments) => {
      requestedStatuses.push(args.status);
      const table = sampleOrderTable(args.status === null ? 35 : 1)(args);
      return { ...table, totalCount: 35, statusCounts };
    });
    const tabs = await screen.findByRole('navigation', { name: 'Pesanan menurut status' });
    const names = within(tabs)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(names).toEqual(['Semua', 'Menunggu Pembayaran (1)', 'Sedang Diproses (34)']);
    await user.click(within(tabs).getByRole('link', { name: 'Menunggu Pembayaran (1)' }));
    await shows('Menampilkan 1-1 dari 1');
    expect(screen.getByText('(disaring dari 35 seluruhnya)')).toBeTruthy();
    expect(address()).toBe('/order-history?s=SO&status=awaiting_payment');
    expect(requestedStatuses).toEqual([null, 'AWAITING_PAYMENT']);
    const current = within(tabs).getByRole('link', { current: true });
    expect(current.textContent).toBe('Menunggu Pembayaran (1)');
  });

  it('links back to all orders from a status without orders', async () => {
    const { user, address } = await open('/order-history?status=voided', (args: Arguments) => ({
      ...sampleOrderTable(args.status === null ? 35 : 0)(args),
      totalCount: 35,
      statusCounts: [{ status: 'VOIDED', statusLabel: 'Voided', count: 0 }],
    }));
    expect(await screen.findByText('Tidak ada baris dengan pilihan ini.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Tampilkan semua' }));
    await shows('Menampilkan 1-10 dari 35');
    expect(address()).toBe('/order-history');
  });

  it('offers no status where the shop cannot filter', async () => {
    await open('/order-history?status=baru');
    await shows('Menampilkan 1-10 dari 35');
    expect(screen.queryByRole('navigation', { name: 'Pesanan menurut status' })).toBeNull();
  });

  it('sorts by the pressed column head, and reverses on the next press', async () => {
    const { user, address } = await open();
    await shows('Menampilkan 1-10 dari 35');
    await user.click(screen.getByRole('button', { name: 'Total Bayar' }));
    await waitFor(async () => expect((await numbers())[0]).toBe('SO261120000001'));
    expect(address()).toBe('/order-history?sort=grand_total+asc');
    expect(head('Total Bayar').getAttribute('aria-sort')).toBe('ascending');
    await user.click(screen.getByRole('button', { name: 'Total Bayar' }));
    await waitFor(() => expect(head('Total Bayar').getAttribute('aria-sort')).toBe('descending'));
    expect(address()).toBe('/order-history?sort=grand_total+desc');
  });

  it('searches while the customer types, from page 1', async () => {
    const { user, stub, address } = await open('/order-history?page=3');
    await shows('Menampilkan 21-30 dari 35');
    const before = stub.requested.length;
    await user.click(await searchBox());
    await user.paste('000000');
    await shows('Menampilkan 1-9 dari 9');
    expect(stub.requested.slice(before)).toEqual(['OrderTable']);
    expect(address()).toBe('/order-history?s=000000');
  });

  it('searches at once on Enter, and links back to all orders when nothing is found', async () => {
    const { user } = await open();
    await shows('Menampilkan 1-10 dari 35');
    await user.type(await searchBox(), 'zzz{Enter}');
    expect(await screen.findByText('Tidak ada yang cocok')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Hapus pencarian' }));
    await shows('Menampilkan 1-10 dari 35');
    expect(await searchBox()).toHaveProperty('value', '');
  });

  it('stores page, size, search and sort in the address', async () => {
    const { user, address } = await open('/order-history?s=SO&sort=order_no+asc&size=25&page=2');
    await shows('Menampilkan 26-35 dari 35');
    expect((await numbers())[0]).toBe('SO261120000026');
    expect(await searchBox()).toHaveProperty('value', 'SO');
    await user.selectOptions(screen.getByLabelText('Baris per halaman'), '50');
    await shows('Menampilkan 1-35 dari 35');
    expect(address()).toBe('/order-history?s=SO&sort=order_no+asc&size=50');
  });

  it('uses defaults for invalid values of the address', async () => {
    await open('/order-history?page=-3&size=7&sort=hash+asc');
    await shows('Menampilkan 1-10 dari 35');
    expect((await numbers())[0]).toBe('SO261120000035');
  });

  it('retains the rest of the address in page links', async () => {
    const { user, stub, address } = await open('/order-history?s=SO&size=10');
    await shows('Menampilkan 1-10 dari 35');
    await user.click(screen.getByRole('link', { name: 'Halaman 4' }));
    await shows('Menampilkan 31-35 dari 35');
    expect(address()).toBe('/order-history?s=SO&page=4');
    expect(stub.requested).toEqual(['Shell', 'OrderTable', 'OrderTable']);
  });

  it('does not replace a newer response by an older one', async () => {
    const releases: (() => void)[] = [];
    const { user } = await open('/order-history', async (args: Arguments) => {
      if (args.page === 2) await new Promise<void>((resolve) => releases.push(resolve));
      return sampleOrderTable(35)(args);
    });
    await shows('Menampilkan 1-10 dari 35');
    await user.click(screen.getByRole('link', { name: 'Halaman 2' }));
    await waitFor(async () => expect((await table()).getAttribute('aria-busy')).toBe('true'));
    expect((await numbers())[0]).toBe('SO261120000035');
    await user.click(screen.getByRole('link', { name: 'Halaman 4' }));
    await shows('Menampilkan 31-35 dari 35');
    for (const release of releases) release();
    await waitFor(async () => expect((await table()).hasAttribute('aria-busy')).toBe(false));
    expect((await numbers())[0]).toBe('SO261120000005');
  });

  it('shows a failure with the title of the error catalogue, and retries', async () => {
    const { user, stub } = await open(
      '/order-history',
      new Error('Pesanan sedang tidak dapat dibaca.'),
    );
    const state = await screen.findByRole('group', { name: 'Fetch Order Failed' });
    expect(within(state).getByText('Pesanan sedang tidak dapat dibaca.')).toBeTruthy();
    stub.change({ orders: sampleOrderTable(2) });
    await user.click(within(state).getByRole('button', { name: 'Coba lagi' }));
    await shows('Menampilkan 1-2 dari 2');
  });

  it('links to the products for a customer without orders', async () => {
    await open('/order-history', sampleOrderTable(0));
    expect(await screen.findByText('Belum ada pesanan')).toBeTruthy();
    expect(screen.queryByRole('searchbox', { name: 'Cari pesanan' })).toBeNull();
  });

  it('links back from a page past the end', async () => {
    const { user } = await open('/order-history?page=9');
    await user.click(await screen.findByRole('link', { name: 'Ke halaman pertama' }));
    await shows('Menampilkan 1-10 dari 35');
  });

  it('shows a skeleton of ten rows until the first response', async () => {
    await open('/order-history', () => new Promise(() => undefined));
    const rows = within(await table()).getAllByRole('row');
    expect(rows).toHaveLength(11);
    expect(screen.getByText('Memuat tabel')).toBeTruthy();
  });
});
