import { describe, expect, it } from 'vitest';
import { tableOf, weighPages } from './script-budget.ts';

const chunk = (file: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  file,
  imports,
  dynamicImports,
});

const manifest = {
  'src/entry-client.tsx': chunk('entry.js', ['_libraries.js'], ['src/pages/home/home-page.tsx']),
  '_libraries.js': chunk('libraries.js'),
  '_cards.js': chunk('cards.js', ['_libraries.js']),
  '_slides.js': chunk('slides.js'),
  'src/pages/home/home-page.tsx': chunk('home.js', ['_cards.js'], ['_slides.js']),
  'src/pages/home/home-loader.ts': chunk('home-loader.js', ['_cards.js']),
  'src/pages/article/article-page.tsx': chunk('article.js'),
};
const sizes: Record<string, number> = {
  '/entry.js': 20,
  '/libraries.js': 100,
  '/cards.js': 5,
  '/home.js': 3,
  '/home-loader.js': 1,
  '/article.js': 2,
};
const weigh = (others: number, home: number) =>
  weighPages(
    manifest,
    { others, pages: { 'pages/home/home-page': home } },
    (file) => sizes[file] ?? 9_999,
  );

describe('weighPages', () => {
  it('sums entry, page, loader and shared scripts of a page, each file once', () => {
    expect(weigh(150, 150)).toEqual([
      { page: 'pages/home/home-page', bytes: 129, files: 5, budget: 150 },
      { page: 'pages/article/article-page', bytes: 122, files: 3, budget: 150 },
    ]);
  });

  it('does not count scripts that a page loads later', () => {
    expect(weigh(150, 150).every(({ bytes }) => bytes < 9_999)).toBe(true);
  });

  it('compares a page with its own budget instead of the common one', () => {
    const [home, article] = tableOf(weigh(150, 128)).split('\n').slice(1);
    expect(home).toContain('TOO MUCH');
    expect(article).not.toContain('TOO MUCH');
  });
});
