// Import rules. The packages are layers; the folders of web and gateway are layers too (docs/architecture.md).
const src = (name) => `^${name}/src`;

/** Folders of web/src from the lowest layer up, each with the folders that it may import. */
const WEB_LAYERS = {
  lib: [],
  texts: [],
  session: ['lib'],
  apollo: ['lib', 'texts', 'session'],
  ui: ['lib', 'texts'],
  forms: ['lib', 'texts', 'ui'],
  routing: ['lib', 'texts', 'apollo', 'ui'],
  features: ['lib', 'texts', 'session', 'apollo', 'ui', 'forms', 'routing'],
  pages: ['lib', 'texts', 'session', 'apollo', 'ui', 'forms', 'routing', 'features'],
  // Of the styles it needs the address of the typeface.
  app: ['styles', 'lib', 'texts', 'session', 'apollo', 'ui', 'routing', 'features', 'pages'],
};

const webLayerRules = Object.entries(WEB_LAYERS).map(([layer, below]) => ({
  name: `web-${layer}-imports-lower-layers`,
  comment: `web/src/${layer} may import ${below.join(', ') || 'no other folder of web/src'}.`,
  severity: 'error',
  from: { path: `^web/src/${layer}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^web/src/', pathNot: `^web/src/(${[layer, ...below].join('|')})/` },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Two files that need each other are one thing, or three.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-imports-nothing',
      comment: 'Pure rules have no dependency.',
      severity: 'error',
      from: { path: src('domain'), pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'server-kit-below-servers',
      comment: 'What the servers share knows none of them, and no rule of the shop.',
      severity: 'error',
      from: { path: '^server-kit/' },
      to: { path: '^(domain|schema|gateway|web|shop-api|e2e)/' },
    },
    {
      name: 'gateway-not-web-or-shop-api',
      comment: 'The gateway knows the shop by its REST contract only.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^(web|shop-api|demo|e2e)/' },
    },
    {
      name: 'shop-api-stands-alone',
      comment: 'It can be replaced by the shop’s own API.',
      severity: 'error',
      from: { path: '^shop-api/' },
      to: { path: '^(web|gateway|demo|e2e)/' },
    },
    {
      name: 'client-stands-alone',
      comment: 'Other frontends install it alone: it is made from the schema and knows no program.',
      severity: 'error',
      from: { path: '^client/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(domain|server-kit|gateway|web|shop-api|demo|e2e|scripts)/' },
    },
    {
      name: 'client-is-for-frontends',
      comment: 'Servers use the schema itself.',
      severity: 'error',
      from: { path: '^(domain|server-kit|gateway|shop-api|demo|check-shop|bench)/' },
      to: { path: '^client/' },
    },
    {
      name: 'demo-uses-shop-api-only',
      comment:
        'The demo shop fills the shop API through its exports; nothing else depends on the demo.',
      severity: 'error',
      from: { path: '^demo/' },
      to: { path: '^(web|gateway|e2e|bench|scripts)/' },
    },
    {
      name: 'demo-is-optional',
      comment: 'Every package works without the demo shop.',
      severity: 'error',
      from: { path: '^(domain|schema|gateway|web|shop-api)/' },
      to: { path: '^demo/' },
    },
    {
      name: 'check-shop-uses-gateway-only',
      comment:
        'It judges a shop by its responses and the readers of the gateway; no server needs it.',
      severity: 'error',
      from: { path: '^check-shop/', pathNot: '\\.test\\.ts$|vitest\\.config\\.ts$' },
      to: { path: '^(web|shop-api|demo|e2e)/' },
    },
    {
      name: 'check-shop-is-a-tool',
      comment: 'Nothing depends on a program for shop owners.',
      severity: 'error',
      from: { pathNot: '^check-shop/' },
      to: { path: '^check-shop/' },
    },
    {
      name: 'web-speaks-graphql-only',
      comment: 'The storefront is one frontend among others.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(gateway|shop-api|demo|e2e)/' },
    },
    {
      name: 'e2e-knows-urls-only',
      comment: 'A shopper does not import.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(gateway|shop-api|demo|web)/src' },
    },
    {
      name: 'bench-is-for-nobody',
      comment: 'It measures the packages; none of them needs it.',
      severity: 'error',
      from: { pathNot: '^bench/' },
      to: { path: '^bench/' },
    },
    {
      name: 'no-module-to-module',
      comment: 'Gateway modules share code through domain, rest and modules/shared.',
      severity: 'error',
      from: { path: '^gateway/src/modules/([^/]+)/' },
      to: { path: '^gateway/src/modules/', pathNot: '^gateway/src/modules/($1|shared)/' },
    },
    {
      name: 'rest-knows-no-module',
      comment: 'The REST boundary serves the modules.',
      severity: 'error',
      from: { path: '^gateway/src/(rest|cache)/' },
      to: { path: '^gateway/src/modules/' },
    },
    {
      name: 'no-feature-to-feature',
      comment: 'A page joins features.',
      severity: 'error',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'no-page-to-page',
      comment: 'What two pages share is a feature.',
      severity: 'error',
      from: { path: '^web/src/pages/([^/]+)/' },
      to: { path: '^web/src/pages/', pathNot: '^web/src/pages/$1/' },
    },
    ...webLayerRules,
    {
      name: 'test-kit-is-for-tests',
      comment: 'Shipped code stands without it.',
      severity: 'error',
      from: { path: '/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '/test-kit/' },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: {
      path: '(^|/)(dist|node_modules|__generated__|coverage|\\.data|\\.turbo)/|^(examples|docs-site)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['gawai-source', 'import', 'node', 'default', 'types'],
    },
  },
};
