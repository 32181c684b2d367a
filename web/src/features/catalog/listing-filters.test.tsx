import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleFacets, sampleProduct } from '../../../test-kit/sample-shop.ts';

interface ProductsArgs {
  filter?: unknown;
}

interface Shop {
  count: number;
  facets: readonly object[] | null;
}

/** A shop with facets that records the requested filters; `count` products match. */
function filterShop({ count = 3, facets = sampleFacets }: Partial<Shop> = {}) {
  const requestedFilters: unknown[] = [];
  const products = ({ filter }: ProductsArgs) => {
    requestedFilters.push(filter);
    const nodes = Array.from({ length: count }, (_, index) => sampleProduct(index + 1));
    const pageInfo = { number: 1, size: 20, from: 1, to: count, last: 1 };
    return { nodes, totalCount: count, pageInfo, facets };
  };
  return { requestedFilters, shop: { products } };
}

const panel = () => screen.getByRole('region', { name: 'Filter', hidden: true });
const inPanel = () => within(panel());
const link = (name: string) => inPanel().getByRole('link', { name, hidden: true });
const addressOf = (element: HTMLElement) => decodeURIComponent(element.getAttribute('href') ?? '');

/** A shop of eight brands, two of them below the line that shows the others. */
function eightBrands() {
  const [brands] = sampleFacets;
  const values = Array.from({ length: 8 }, (_, index) => ({
    ...brands!.values[0]!,
    value: `merek-${index}`,
  }));
  return filterShop({ facets: [{ ...brands, values }] });
}

describe('ListingFilters', () => {
  it('shows each choice with its count as a link that adds it and retains search and sort', async () => {
    const { shop } = filterShop();
    await renderApp('/product?s=galaxy&sort=price+asc&page=3&brand=oppo', { shop });
    expect(addressOf(link('Samsung 7 Produk'))).toBe(
      '/product?s=galaxy&sort=price+asc&brand=oppo&brand=samsung',
    );
    expect(addressOf(link('8 GB 11 Produk'))).toContain('&brand=oppo&spec.ram=8');
    expect(link('OPPO 4 Produk').getAttribute('aria-current')).toBe('true');
    expect(addressOf(link('OPPO 4 Produk'))).toBe('/product?s=galaxy&sort=price+asc');
  });

  it('requests the filters of the address', async () => {
    const { shop, requestedFilters } = filterShop();
    const { user, address } = await renderApp('/product?available=true', { shop });
    await user.click(link('8 GB 11 Produk'));
    await vi.waitFor(() => expect(address()).toBe('/product?available=true&spec.ram=8'));
    expect(requestedFilters.at(-1)).toMatchObject({
      isAvailable: true,
      specifications: [{ key: 'ram', values: ['8'] }],
    });
  });

  it('retains the rest of the address when a price is entered', async () => {
    const { shop } = filterShop();
    const { user, address } = await renderApp('/product?s=galaxy&brand=oppo&price_max=9000', {
      shop,
    });
    const [from, to] = inPanel().getAllByRole('textbox', { hidden: true });
    expect(to).toHaveProperty('value', '9.000');
    await user.type(from!, 'Rp 1.000');
    await user.clear(to!);
    await user.click(inPanel().getByRole('button', { name: 'Terapkan', hidden: true }));
    await vi.waitFor(() => expect(address()).toBe('/product?s=galaxy&brand=oppo&price_min=1000'));
  });

  it('shows each active filter as a chip that removes it, and a chip that removes all', async () => {
    const { shop } = filterShop();
    await renderApp(
      '/product?sort=price+asc&brand=oppo&brand=lain&spec.ram=8&spec.x=1&price_min=1000&star_min=4&available=true',
      { shop },
    );
    const chips = within(screen.getByRole('list', { name: 'Filter yang dipakai' }));
    const texts = chips.getAllByRole('link').map(({ textContent }) => textContent);
    expect(texts.map((text) => text.replace('\u00a0', ' '))).toEqual([
      'Tersedia',
      'lain',
      'OPPO',
      'Rp 1.000 ke atas',
      'RAM 8 GB',
      'x 1',
      'Rating 4 ke atas',
      'Hapus semua',
    ]);
    const removal = chips.getByRole('link', { name: 'Hapus filter RAM 8 GB' });
    expect(addressOf(removal)).not.toContain('ram');
    expect(addressOf(chips.getByRole('link', { name: 'Hapus semua' }))).toBe(
      '/product?sort=price+asc',
    );
  });

  it('names the filters to remove when all together match nothing', async () => {
    const facets = sampleFacets.filter(({ kind }) => kind === 'BRAND');
    const { shop } = filterShop({ count: 0, facets });
    await renderApp('/product?brand=oppo&brand=vivo&spec.ram=99', { shop });
    expect(screen.getByRole('heading', { name: 'Produk tidak ditemukan' })).toBeTruthy();
    expect(screen.getByText(/Hapus salah satu/)).toBeTruthy();
    const chips = within(screen.getByRole('list', { name: 'Filter yang dipakai' }));
    const links = chips.getAllByRole('link').map((each) => [each.textContent, addressOf(each)]);
    expect(links).toEqual([
      ['OPPO, vivo', '/product?spec.ram=99'],
      ['Hapus semua', '/product'],
    ]);
  });

  it('opens further choices below a control that also closes them', async () => {
    await renderApp('/product', eightBrands());
    const more = inPanel().getByText('2 lainnya').closest('summary');
    expect(more?.textContent).toBe('2 lainnyaTampilkan lebih sedikit');
  });

  it('leaves the further choices open when the last chosen one is removed', async () => {
    const { user } = await renderApp('/product?brand=merek-7', eightBrands());
    const [last] = inPanel().getAllByRole('link', { hidden: true, current: true });
    await user.click(last!);
    await vi.waitFor(() => expect(last!.getAttribute('aria-current')).toBeNull());
    expect(last!.closest('details')?.open).toBe(true);
  });

  it.each([null, []])('renders no filters in a shop with the facets %o', async (facets) => {
    const { shop } = filterShop({ facets });
    await renderApp('/product', { shop });
    expect(screen.queryByRole('region', { name: 'Filter', hidden: true })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
  });
});

describe('price filter', () => {
  const from = () => inPanel().getAllByRole('textbox', { hidden: true })[0]!;

  it('leaves the focus in the box and shows the price with dots', async () => {
    const { user, address } = await renderApp('/product', filterShop());
    await user.type(from(), '5,000,000{Enter}');
    await waitFor(() => expect(screen.getByText('Rp 5.000.000 ke atas')).toBeTruthy());
    expect(address()).toBe('/product?price_min=5000000');
    expect(document.activeElement).toBe(from());
    expect(from()).toHaveProperty('value', '5.000.000');
  });

  it('empties a box whose text is no price', async () => {
    const { user, address } = await renderApp('/product', filterShop());
    await user.type(from(), 'murah{Enter}');
    expect(from()).toHaveProperty('value', '');
    expect(address()).toBe('/product');
  });

  it('shows the price of the address again after Back, also in the box with the focus', async () => {
    const { user, goBack } = await renderApp('/product?price_min=1000', filterShop());
    await user.clear(from());
    await user.type(from(), '2000{Enter}');
    await screen.findByText('Rp 2.000 ke atas');
    await act(goBack);
    await waitFor(() => expect(from()).toHaveProperty('value', '1.000'));
    expect(document.activeElement).toBe(from());
  });

  it('retains what is typed while the list loads', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { products } = filterShop().shop;
    const slow = async (args: ProductsArgs) => {
      if (args.filter) await held;
      return products(args);
    };
    const { user } = await renderApp('/product', { shop: { products: slow } });
    await user.type(from(), '2000{Enter}');
    await user.type(from(), '000');
    act(release);
    await screen.findByText('Rp 2.000 ke atas');
    expect(from()).toHaveProperty('value', '2.000000');
  });
});

describe('ActiveFilters', () => {
  const chips = () => within(screen.getByRole('list', { name: 'Filter yang dipakai' }));
  const chip = (name: string) => chips().getByRole('link', { name: `Hapus filter ${name}` });
  const heading = () => screen.getByRole('heading', { level: 1 });
  const press = async ({ user }: { user: UserEvent }, element: HTMLElement) => {
    element.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(element.isConnected).toBe(false));
  };

  it('moves the focus from a removed chip to the next one, from the last to the one before, then to the heading', async () => {
    const app = await renderApp('/product?available=true&brand=oppo&spec.ram=8', filterShop());
    await press(app, chip('OPPO'));
    expect(document.activeElement).toBe(chip('RAM 8 GB'));
    await press(app, chip('RAM 8 GB'));
    expect(document.activeElement).toBe(chip('Tersedia'));
    await press(app, chip('Tersedia'));
    expect(app.address()).toBe('/product');
    expect(document.activeElement).toBe(heading());
  });

  it('leaves the focus on a chip whose text changes with the list', async () => {
    const { products } = filterShop().shop;
    const shop = {
      products: ({ filter }: { filter: { isAvailable: boolean } | null }) => ({
        ...products({ filter }),
        facets: filter?.isAvailable ? sampleFacets : [],
      }),
    };
    const app = await renderApp('/product?available=true&brand=oppo', { shop });
    await press(app, chip('Tersedia'));
    expect(document.activeElement).toBe(chip('oppo'));
  });

  it('moves the focus to the heading when all are removed', async () => {
    const app = await renderApp('/product?brand=oppo&spec.ram=8', filterShop());
    await press(app, chips().getByRole('link', { name: 'Hapus semua' }));
    expect(document.activeElement).toBe(heading());
  });

  it('moves the focus to the heading from a list without products', async () => {
    const { products } = filterShop().shop;
    const shop = {
      products: ({ filter }: { filter: { isAvailable: boolean; brands: readonly string[] } }) =>
        filter.isAvailable && filter.brands.length > 0
          ? { ...products({ filter }), nodes: [], totalCount: 0 }
          : products({ filter }),
    };
    const app = await renderApp('/product?available=true&brand=oppo', { shop });
    await press(app, chip('OPPO'));
    expect(document.activeElement).toBe(heading());
  });

  it('leaves the focus alone when a chip opens in another tab', async () => {
    const { user } = await renderApp('/product?brand=oppo&spec.ram=8', filterShop());
    await user.keyboard('{Control>}');
    await user.click(chip('OPPO'));
    await user.keyboard('{/Control}');
    expect(document.activeElement).toBe(chip('OPPO'));
  });
});
