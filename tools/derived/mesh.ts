import { readMeshConfig } from '@kadro/gateway';
import { type DerivedFile } from './section.ts';

const head = `# Made from services/services.ts and services/*/joins.graphql by \`npm run generate\`: the main GraphQL endpoint for \`mesh dev\`,
# \`mesh build\` and \`mesh start\`. The gateway makes the same of them at its start, with the services in process or at their addresses.
`;

/** The configuration of GraphQL Mesh for its own command line. */
export const mesh: DerivedFile = {
  path: 'gateway/.meshrc.yaml',
  content: async (_current, list) => {
    const config = await readMeshConfig(list.filter(({ endpoint }) => endpoint === undefined));
    const { additionalTypeDefs, ...rest } = config;
    const joins = String(additionalTypeDefs ?? '').trimEnd();
    return `${head}${yaml(rest)}${joins ? `additionalTypeDefs: |\n${indented(joins)}\n` : ''}`;
  },
};

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line ? `  ${line}` : ''))
    .join('\n');

/** Maps, lists of maps and words: all that such a configuration has. */
function yaml(value: object, indent = ''): string {
  return Object.entries(value)
    .map(([name, inner]: [string, unknown]) => {
      const key = `${indent}${/^[\w-]+$/.test(name) ? name : `'${name}'`}:`;
      if (Array.isArray(inner))
        return `${key}\n${inner.map((one: object) => yaml(one, `${indent}    `).replace(/^ {2}( *) {2}/, '  $1- ')).join('')}`;
      if (typeof inner === 'object' && inner !== null) return `${key}\n${yaml(inner, `${indent}  `)}`;
      return `${key} ${String(inner)}\n`;
    })
    .join('');
}
