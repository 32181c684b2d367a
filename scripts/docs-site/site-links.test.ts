import { describe, expect, it } from 'vitest';
import { deadAnchors, siteLinks } from './site-links.ts';

const map = {
  pages: new Map([
    ['README.md', 'index.md'],
    ['docs/guide.md', 'docs/guide.md'],
    ['docs/decisions', 'docs/decisions/index.md'],
  ]),
  files: new Map([['schema/shop.graphql', '/files/shop.graphql']]),
  exists: (path: string) => path === 'gateway/src',
};

describe('siteLinks', () => {
  it.each([
    ['README.md', '[a](docs/guide.md)', '[a](docs/guide.md)'],
    ['docs/guide.md', '[a](../README.md#use)', '[a](../index.md#use)'],
    ['docs/guide.md', '[`a`](../schema/shop.graphql)', '[`a`](/files/shop.graphql)'],
    ['README.md', '[a](docs/decisions/)', '[a](docs/decisions/index.md)'],
    ['README.md', '![a](schema/shop.graphql)', '![a](/files/shop.graphql)'],
    [
      'README.md',
      '[a](https://a.example/b.md) [b](#here)',
      '[a](https://a.example/b.md) [b](#here)',
    ],
    ['docs/guide.md', 'see [the code](../gateway/src).', 'see the code.'],
    ['README.md', '```md\n[a](none.md)\n```', '```md\n[a](none.md)\n```'],
  ])('rewrites the links of %s: %s', (file, markdown, text) => {
    expect(siteLinks(file, markdown, map)).toEqual({ text, dead: [] });
  });

  it('reports links to files that do not exist', () => {
    const { dead } = siteLinks('docs/guide.md', '[a](none.md) and [b](README.md)', map);
    expect(dead).toEqual(['none.md', 'README.md']);
  });
});

describe('deadAnchors', () => {
  it('reports anchors without a heading, also in other pages', () => {
    const pages = new Map([
      ['a.md', '# A\n\n## Two words\n\n## Two words\n\n[x](b/c.md#c) [y](#two-words-1) [z](#two)'],
      ['b/c.md', '# `C`\n\n[x](../a.md#a) [y](../a.md#5-1) [z](https://x.example/#q)'],
    ]);
    expect(deadAnchors(pages)).toEqual(['a.md: #two', 'b/c.md: ../a.md#5-1']);
  });
});
