import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { sampleCategories } from '../../../test-kit/sample-shop.ts';

const laptops = {
  ...sampleCategories[2]!,
  seo: {
    title: 'Laptop Terbaik',
    description: 'Laptop untuk kerja dan kuliah',
    keywords: 'laptop, notebook',
  },
};
const gaming = laptops.children[1]!;
const category = ({ slug }: { slug: string }) => {
  if (slug === laptops.slug) return laptops;
  return slug === gaming.slug ? { ...gaming, parent: laptops } : null;
};
const open = (query: string) => renderApp(`/product?${query}`, { shop: { category } });
const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const pictures = () =>
  [...screen.getByRole('main').querySelectorAll('img')].map((each) => each.getAttribute('src'));

describe('listing of a category', () => {
  it('sets title, description and keywords of the category', async () => {
    await open('category=laptop');
    expect(document.title).toBe('Laptop Terbaik | Gawai');
    expect(meta('description')).toBe('Laptop untuk kerja dan kuliah');
    expect(meta('keywords')).toBe('laptop, notebook');
    expect(meta('og:image')).toBe(laptops.image.url);
  });

  it('shows picture and text of the category', async () => {
    await open('category=laptop');
    expect(pictures()).toContain(laptops.image.url);
    expect(screen.getByText('Laptop untuk kerja dan kuliah')).toBeDefined();
  });

  it('shows picture and description of the parent for a sub-category, with its own name', async () => {
    await open('category=laptop-gaming');
    expect(document.title).toBe('Gaming | Gawai');
    expect(meta('description')).toBe('Laptop untuk kerja dan kuliah');
    expect(pictures()).toContain(laptops.image.url);
  });

  it('shows title, picture and text of the category also during a search in it', async () => {
    await open('category=laptop&s=tipis');
    expect(document.title).toBe('Laptop Terbaik | Gawai');
    expect(pictures()).toContain(laptops.image.url);
    expect(screen.getByText('Laptop untuk kerja dan kuliah')).toBeDefined();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Hasil pencarian “tipis” di Laptop',
    );
  });
});

describe('listing of an unknown category', () => {
  it('offers the top categories and all products', async () => {
    await open('category=nope&s=tipis');
    const chips = within(screen.getByRole('navigation', { name: 'Kategori' }));
    const links = chips.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Semua',
      ...sampleCategories.map(({ name }) => name),
    ]);
    expect(links.some((link) => link.hasAttribute('aria-current'))).toBe(false);
    expect(links.slice(0, 2).map((link) => link.getAttribute('href'))).toEqual([
      '/product?s=tipis',
      '/product?s=tipis&category=smartphone',
    ]);
  });
});
