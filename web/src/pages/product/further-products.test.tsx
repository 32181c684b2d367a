import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { comeIntoView, fakeIntersections } from '../../../test-kit/fake-intersections.ts';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct } from '../../../test-kit/sample-shop.ts';
import { openRecentProducts } from '../../lib/recent-products.ts';

const recent = openRecentProducts('Gawai');
const row = async (name: string) => within(await screen.findByRole('list', { name }));
const namesIn = (list: Awaited<ReturnType<typeof row>>) =>
  list.getAllByRole('listitem').map(({ textContent }) => /Gawai \d/.exec(textContent)?.[0]);

const open = (related: unknown[] | null = null) =>
  renderApp('/product/gawai-1', {
    shop: {
      product: sampleProduct(1, { related }),
      nodes: ({ ids }: { ids: string[] }) =>
        ids.map((id) => (id === 'Product:9' ? null : sampleProduct(Number(id.split(':')[1])))),
    },
  });

beforeEach(fakeIntersections);

describe('FurtherProducts', () => {
  it('requests related products when their section comes near the window', async () => {
    const { stub } = await open([sampleProduct(2), sampleProduct(3)]);
    expect(stub.requested).not.toContain('RelatedProducts');
    comeIntoView();
    expect(namesIn(await row('Produk Terkait'))).toEqual(['Gawai 2', 'Gawai 3']);
  });

  it('shows nothing without related and recently viewed products', async () => {
    const { stub } = await open(null);
    comeIntoView();
    await waitFor(() => {
      expect(stub.requested).toContain('RelatedProducts');
      expect(screen.queryByText('Memuat Produk')).toBeNull();
    });
    expect(screen.queryByRole('heading', { name: 'Produk Terkait' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Terakhir Dilihat' })).toBeNull();
    expect(stub.requested).not.toContain('RecentProducts');
  });

  it('shows recently viewed products, without the open one and those that are gone', async () => {
    for (const number of [9, 4, 1, 5]) recent.remember(`Product:${number}`);
    await open();
    comeIntoView();
    expect(namesIn(await row('Terakhir Dilihat'))).toEqual(['Gawai 5', 'Gawai 4']);
    expect(recent.list()[0]).toBe('Product:1');
  });

  it('clears the recently viewed products', async () => {
    recent.remember('Product:4');
    const { user } = await open();
    comeIntoView();
    await user.click(await screen.findByRole('button', { name: 'Hapus riwayat' }));
    const note = screen.getByText('Riwayat Produk di perangkat ini sudah dihapus.');
    expect(document.activeElement).toBe(note);
    expect(screen.queryByRole('list', { name: 'Terakhir Dilihat' })).toBeNull();
    expect(recent.list()).toEqual([]);
  });
});
