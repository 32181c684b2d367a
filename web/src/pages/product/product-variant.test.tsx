import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { comeIntoView, fakeIntersections } from '../../../test-kit/fake-intersections.ts';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleProduct, sampleVariant } from '../../../test-kit/sample-shop.ts';

const picture = (name: string) => ({
  url: `http://localhost:4001/images/${name}.webp`,
  srcSet: null,
});
const variants = [
  sampleVariant(501, 'Hitam', 9, { colour: '#1f2a44', image: picture('hitam') }),
  sampleVariant(502, 'Putih', 2, { colour: '#f4f4f0', image: picture('putih') }),
  sampleVariant(503, 'Biru', 0, { colour: '#2244aa' }),
];
const open = (query = '', changes: Record<string, unknown> = {}) =>
  renderApp(`/product/gawai-1${query}`, {
    shop: { product: sampleProduct(1, { variants, ...changes }) },
  });
const chosen = () => screen.getByRole('radio', { checked: true }).parentElement?.textContent;
const mainPicture = () =>
  within(screen.getByRole('region', { name: 'Foto Produk' }))
    .getByAltText('Gawai 1, foto 1 dari 1')
    .getAttribute('src');

afterEach(() => window.history.replaceState(null, '', '/'));

describe('variant in the address of a product', () => {
  it('selects the variant, with its stock and picture', async () => {
    await open('?varian=502');
    expect(chosen()).toBe('PutihSisa 2');
    expect(screen.getByText('Stok: 2')).toBeTruthy();
    expect(mainPicture()).toContain('putih');
  });

  it.each(['', '?varian=', '?varian=999', '?varian=503', '?varian=ProductVariant:502'])(
    'selects the first variant with stock for "%s"',
    async (query) => {
      await open(query);
      expect(chosen()).toBe('Hitam');
      expect(mainPicture()).toContain('hitam');
    },
  );

  it('changes with the choice, without an entry in the history', async () => {
    window.history.replaceState({ idx: 3 }, '', '/product/gawai-1?ref=x#foto');
    const { user } = await open();
    const entries = window.history.length;
    await user.click(screen.getByRole('radio', { name: /Putih/ }));
    expect(window.location.href).toMatch(/\/product\/gawai-1\?ref=x&varian=502#foto$/);
    expect(window.history.state).toEqual({ idx: 3 });
    expect(window.history.length).toBe(entries);
    expect(mainPicture()).toContain('putih');
  });

  it('shows the picture of the variant in the panel after Add to Cart', async () => {
    const { user } = await open('?varian=502');
    await user.click(screen.getByRole('button', { name: 'Add to Cart' }));
    const panel = await screen.findByRole('dialog');
    expect(panel.querySelector('img')?.getAttribute('src')).toContain('putih');
  });

  it('retains the choice when more reviews are opened', async () => {
    fakeIntersections();
    const { user, address } = await open('?varian=502', {
      rating: 5,
      reviewCount: 2,
      reviews: ({ page: number }: { page: number }) => ({
        totalCount: 2,
        pageInfo: { number, size: 1, from: number, to: number, last: 2 },
        nodes: [],
      }),
    });
    comeIntoView();
    await user.click(await screen.findByRole('link', { name: 'Halaman 2' }));
    expect(address()).toBe('/product/gawai-1?ulasan=2');
    expect(chosen()).toBe('PutihSisa 2');
  });

  it('does not appear in the canonical address', async () => {
    await open('?varian=502');
    const link = document.head.querySelector('link[rel=canonical]');
    expect(link?.getAttribute('href')).toMatch(/\/product\/gawai-1$/);
  });
});

describe('VariantChoice', () => {
  it('shows the colour of each variant beside its name', async () => {
    await open();
    const group = screen.getByRole('group', { name: 'Pilih Varian' });
    const colours = [...group.querySelectorAll('svg')].map((each) => each.getAttribute('color'));
    expect(colours).toEqual(['#1f2a44', '#f4f4f0', '#2244aa']);
    expect(within(group).getByRole('radio', { name: 'Hitam' })).toBeTruthy();
  });

  it('names sold-out variants below, not as a choice', async () => {
    await open();
    const group = screen.getByRole('group', { name: 'Pilih Varian' });
    expect(within(group).getByText('Stok habis:').textContent).toBe('Stok habis:Biru');
    expect(within(group).queryByRole('radio', { name: 'Biru' })).toBeNull();
  });

  it('shows no swatch for a variant without a colour and no line when nothing is sold out', async () => {
    await open('', { variants: [sampleVariant(1, 'Hitam', 9)] });
    const group = screen.getByRole('group', { name: 'Pilih Varian' });
    expect(group.querySelector('svg')).toBeNull();
    expect(screen.queryByText('Stok habis:')).toBeNull();
  });
});
