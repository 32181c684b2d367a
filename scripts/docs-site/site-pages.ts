import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { buildSchema } from 'graphql';
import { readSdl } from '../../gateway/src/graphql/type-defs.ts';
import { schemaPages, type Pages } from './schema-pages.ts';
import { deadAnchors, siteLinks } from './site-links.ts';

export interface MenuItem {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly MenuItem[];
}

export interface Site {
  readonly pages: Pages;
  /** Address on the site by file of the repository. */
  readonly files: ReadonlyMap<string, string>;
  readonly menu: readonly MenuItem[];
}

const GUIDES = [
  'README.md',
  'docs/pictures.md',
  'docs/schema-guide.md',
  'docs/clients.md',
  'docs/own-shop.md',
  'docs/connect-your-api.md',
  'docs/shop-api.md',
  'docs/architecture.md',
  'docs/operations.md',
  'docs/capacity.md',
  'docs/glossary.md',
  'docs/specification.md',
  'docs/specification-notes.md',
  'docs/spec-map.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
] as const;

const PACKAGES = [
  ...['gateway', 'web', 'shop-api', 'bench', 'examples'].map((name) => `${name}/README.md`),
  'bench/figures/gateway.md',
  'bench/figures/pages.md',
];

/** Files that pages link to and show or offer as they are. */
const FILES = [
  ...readdirSync('docs/pictures').map((name) => `docs/pictures/${name}`),
  'bench/figures/gateway.svg',
  'bench/figures/pages.svg',
  'schema/printed/shop.graphql',
  'schema/printed/cache.json',
  'schema/printed/shop-api.openapi.json',
  'shop-api/NOTICE.md',
  '.env.example',
  'LICENSE',
];

/** Collects the site from the repository in the current folder. Throws with the list of all dead links. */
export function collectSite(): Site {
  const decisions = readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`);
  const guides = [...GUIDES, ...unlistedDocs()];
  const sources = [...guides, ...PACKAGES, ...decisions];
  const map = {
    pages: new Map([
      ...sources.map((file) => [file, sitePath(file)] as const),
      ['docs/decisions', 'docs/decisions/index.md'] as const,
    ]),
    files: new Map(FILES.map((file) => [file, fileAddress(file)])),
    exists: existsSync,
  };
  const dead: string[] = [];
  const repositoryPages = sources.map((file) => {
    const linked = siteLinks(file, readFileSync(file, 'utf8'), map);
    dead.push(...linked.dead.map((target) => `${file}: ${target}`));
    return [sitePath(file), linked.text] as const;
  });
  const schema = schemaPages(buildSchema(readSdl('schema')));
  const pages = new Map([
    ...repositoryPages,
    ['docs/decisions/index.md', decisionIndex(decisions)] as const,
    ...schema,
  ]);
  dead.push(...deadAnchors(pages));
  if (dead.length > 0) throw new Error(`Dead links:\n  ${dead.join('\n  ')}`);
  const menu = [
    { text: 'Guide', items: items(guides) },
    { text: 'Packages', items: items(PACKAGES) },
    { text: 'Decisions', items: items(decisions) },
    { text: 'GraphQL schema', link: '/schema/', items: schemaMenu(schema) },
  ];
  return { pages, files: map.files, menu };
}

/** Pages of docs/ that are not in the list of guides yet: none is forgotten. */
function unlistedDocs(): string[] {
  const listed: readonly string[] = GUIDES;
  return readdirSync('docs')
    .map((name) => `docs/${name}`)
    .filter((file) => file.endsWith('.md') && !listed.includes(file));
}

function sitePath(file: string): string {
  return file.replace(/README\.md$/, 'index.md');
}

/** Files without a usual ending are served as text. */
function fileAddress(file: string): string {
  const name = basename(file).replace(/^\./, '');
  return `/files/${['.webp', '.svg', '.json', '.graphql'].includes(extname(name)) ? name : `${name}.txt`}`;
}

function items(files: readonly string[]): MenuItem[] {
  return files.map((file) => ({ text: titleOf(file), link: `/${sitePath(file)}` }));
}

function titleOf(file: string): string {
  const [, title = file] = /^# (.*)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  return title;
}

function decisionIndex(decisions: readonly string[]): string {
  const list = decisions.map((file) => `- [${titleOf(file)}](${basename(file)})`);
  return `# Decisions\n\n${list.join('\n')}\n`;
}

function schemaMenu(schema: Pages): MenuItem[] {
  const groups = { queries: 'Queries', mutations: 'Mutations', types: 'Types' };
  return Object.entries(groups).map(([folder, text]) => {
    const paths = [...schema.keys()].filter((path) => path.startsWith(`schema/${folder}/`));
    return {
      text,
      items: paths.map((path) => ({ text: basename(path, '.md'), link: `/${path}` })),
    };
  });
}
