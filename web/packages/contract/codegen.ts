import { type CodegenConfig } from '@graphql-codegen/cli';

const scalars = { ID: 'string' };
const shared = { scalars, enumsAsTypes: true, useTypeImports: true, skipTypename: true, importExtension: '.ts' };

/** Types of every document of the two apps, from the joined schema. */
const config: CodegenConfig = {
  schema: '../../../gateway/schema.graphql',
  generates: {
    '../../apps/portal/src/generated/': {
      preset: 'client',
      documents: '../../apps/portal/src/**/*.graphql',
      config: { ...shared, documentMode: 'string' },
      presetConfig: {
        fragmentMasking: false,
        persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: 'sha256' },
      },
    },
  },
};

export default config;
