import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemaText } from '@kadro/chassis';
import { declaration } from './declaration.ts';

/** Writes the GraphQL schema that the gateway and the web apps are checked against. */
writeFileSync(fileURLToPath(new URL('../schema.graphql', import.meta.url)), schemaText(declaration));
