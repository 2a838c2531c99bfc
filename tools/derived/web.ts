import { apiRoot } from '../../services/entry.ts';
import { type DerivedFile } from './section.ts';

/** Service roots and server paths for the web. */
export const web: DerivedFile = {
  path: 'web/packages/api/src/services.ts',
  content: (_current, list) => {
    const roots = list.map((service) => `  ${keyOf(service.name)}: '${apiRoot(service)}',`);
    const paths = list.flatMap(({ prefixes, endpoint }) => [
      ...prefixes.map((prefix) => `/${prefix}`),
      ...(endpoint ? [endpoint] : []),
    ]);
    return `// Made from services/services.ts by \`npm run generate\`.

export const serviceRoots = {
${roots.join('\n')}
} as const;

/** Paths below which the server answers a browser in the place of the pages. */
export const serverPaths = [${[...paths, '/graphql'].map((path) => `'${path}'`).join(', ')}];
`;
  },
};

const keyOf = (name: string): string => (/^\w+$/.test(name) ? name : `'${name}'`);
