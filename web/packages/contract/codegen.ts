import { type CodegenConfig } from '@graphql-codegen/cli';

const scalars = { ID: 'string' };
const shared = { scalars, enumsAsTypes: true, useTypeImports: true, skipTypename: true, importExtension: '.ts' };

const typesOf = (app: string, config: object = {}): CodegenConfig['generates'] => ({
  [`../../apps/${app}/src/generated/`]: {
    preset: 'client',
    documents: `../../apps/${app}/src/**/*.graphql`,
    config: { ...shared, ...config },
    presetConfig: {
      fragmentMasking: false,
      persistedDocuments: { mode: 'embedHashInDocument', hashAlgorithm: 'sha256' },
    },
  },
});

/** Types of every document of the two apps, from the joined schema. */
const config: CodegenConfig = {
  schema: '../../../gateway/schema.graphql',
  generates: { ...typesOf('portal', { documentMode: 'string' }), ...typesOf('console') },
};

export default config;
