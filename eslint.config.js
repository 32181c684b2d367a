// What oxlint (.oxlintrc.json) has no rules for: syntax of our own in the storefront, the React compiler's rules, GraphQL.
import graphqlPlugin from '@graphql-eslint/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import * as typescriptParser from '@typescript-eslint/parser';

const settingsMessage =
  'Settings are read only in a package’s config.ts, so that all of them are checked at the start and listed in .env.example.';

const noEnvironment = {
  // `import.meta.env.SSR` is no setting: the bundler replaces it, and drops what only the server renders.
  selector:
    ":not(MemberExpression[property.name='SSR']) > MemberExpression[object.type='MetaProperty'][property.name='env']",
  message: settingsMessage,
};
const noLiteralText = {
  selector: 'JSXText[value=/\\p{L}{2,}/u]',
  message: 'Words for shoppers live in web/src/texts, where they can be read as a whole.',
};
const formMethod = {
  selector:
    "JSXOpeningElement[name.name='form']:not(:has(> JSXAttribute[name.name='method'][value.value=/^(get|post)$/]))",
  message:
    'A form has a method: sent before the page is interactive, one without it puts its fields, passwords too, into the address.',
};

export default defineConfig(
  globalIgnores([
    '**/node_modules/',
    '**/dist/',
    '**/__generated__/',
    '**/*.generated.ts',
    'schema/printed/',
    'test-results/',
    '.copies/',
    '**/.stryker-tmp/',
    'docs-site/',
    // Installed apart from the workspaces; scripts/examples.long.test.ts checks their types.
    'examples/',
  ]),
  {
    files: ['web/**/*.{ts,tsx}'],
    languageOptions: { parser: typescriptParser },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
  },
  {
    files: ['web/src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', noEnvironment] },
  },
  {
    files: ['web/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-syntax': ['error', noEnvironment, noLiteralText, formMethod],
    },
  },
  {
    files: ['web/**/test-kit/**', 'web/**/*.test.tsx'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: ['schema/*.graphql'],
    languageOptions: {
      parser: graphqlPlugin.parser,
      parserOptions: { graphQLConfig: { schema: 'schema/*.graphql' } },
    },
    plugins: { '@graphql-eslint': graphqlPlugin },
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
        },
      ],
      '@graphql-eslint/no-duplicate-fields': 'error',
      '@graphql-eslint/no-typename-prefix': 'error',
    },
  },
);
