import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemaText } from './schema-text.ts';

/** Writes the GraphQL schema that the gateway and the web apps are checked against. */
writeFileSync(fileURLToPath(new URL('../schema.graphql', import.meta.url)), schemaText());
