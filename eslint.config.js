import graphqlPlugin from '@graphql-eslint/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const settingsMessage =
  'Settings are read only in a package’s config.ts, so that all of them are checked at the start and listed in .env.example.';

const noEnvironment = [
  {
    selector: "MemberExpression[object.name='process'][property.name='env']",
    message: settingsMessage,
  },
  {
    // `import.meta.env.SSR` is no setting: the bundler replaces it, and drops what only the server renders.
    selector:
      ":not(MemberExpression[property.name='SSR']) > MemberExpression[object.type='MetaProperty'][property.name='env']",
    message: settingsMessage,
  },
];
const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: one name for one thing, in every file.',
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
    'e2e/report/',
    'test-results/',
    '.copies/',
    '**/.stryker-tmp/',
    'docs-site/',
    // Installed apart from the workspaces; scripts/examples.long.test.ts checks their types.
    'examples/',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      'max-lines': ['error', { max: 250 }],
      'no-restricted-syntax': ['error', ...noEnvironment, noDefaultExport],
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/unbound-method': 'off',
      // Never ends on types that contain themselves, such as those of graphql and formik.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // What react-router's loaders throw to answer with a status: data() and redirect().
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'package', package: 'react-router', name: 'DataWithResponseInit' },
            { from: 'lib', name: 'Response' },
          ],
        },
      ],
    },
  },
  {
    // The hooks that typescript-react-apollo writes take Apollo's older option types, all marked as deprecated.
    files: ['web/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    files: ['web/**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-syntax': [
        'error',
        ...noEnvironment,
        noDefaultExport,
        noLiteralText,
        formMethod,
      ],
    },
  },
  {
    files: [
      '**/src/config.ts',
      'scripts/**',
      '**/*.config.ts',
      'e2e/**',
      '**/test-kit/**',
      '**/*.test.{ts,tsx}',
    ],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport] },
  },
  {
    files: ['**/*.config.ts', '**/*.config.js'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Programs for a terminal speak through the console.
    files: ['scripts/**', '**/src/main.ts', 'web/src/server.ts', 'e2e/**', 'bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/test-kit/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
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
