import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: `${process.env['GATEWAY_URL'] ?? 'http://localhost:4000'}/schema.graphql`,
  documents: 'buy.ts',
  generates: {
    'gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        documentMode: 'string',
        enumsAsTypes: true,
        importExtension: '.ts',
        useTypeImports: true,
        // Fails for a scalar without a type here.
        strictScalars: true,
        scalars: {
          Rupiah: 'number',
          Decimal: 'string',
          Grams: 'number',
          DateTime: 'string',
          Html: 'string',
          Upload: 'File',
        },
      },
    },
  },
};

// The code generator reads the default export.
export default config;
