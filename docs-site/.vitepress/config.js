import { readFileSync } from 'node:fs';
import { headingSlug } from '../../scripts/docs-site/heading-slug.ts';
import { diagramFence } from './diagram-fence.js';

const menu = JSON.parse(readFileSync(new URL('../pages/menu.json', import.meta.url), 'utf8'));
const [guide, packages, decisions, schema] = menu;

/** @type {import('vitepress').UserConfig} */
export default {
  title: 'Gawai',
  description: 'An open storefront: GraphQL gateway, React shop and reference REST shop API',
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  srcDir: 'pages',
  outDir: 'dist',
  cacheDir: '../node_modules/.cache/docs-site',
  // Examples name servers on the reader's machine; files are copied by scripts/docs.ts.
  ignoreDeadLinks: [/^https?:\/\/(?:localhost|127\.0\.0\.1)/, /^\/files\//],
  markdown: {
    // Texts are Markdown; a `<` in them is a character.
    html: false,
    anchor: { slugify: headingSlug },
    config: diagramFence,
  },
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [
      { text: 'Guide', link: '/' },
      { text: 'GraphQL schema', link: '/schema/' },
      { text: 'Decisions', link: '/docs/decisions/' },
    ],
    // The menu of the schema is long: only its own pages have it.
    sidebar: {
      '/schema/': [{ text: 'GraphQL schema', link: '/schema/' }, ...schema.items],
      '/': [guide, packages, { ...decisions, collapsed: true }],
    },
  },
};
