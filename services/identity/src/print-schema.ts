import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemaText } from '@kadro/chassis';
import { identity } from './service.ts';

/** Writes the GraphQL schema that the gateway and the web apps are checked against; the tokens only matter to a runtime. */
writeFileSync(fileURLToPath(new URL('../schema.graphql', import.meta.url)), schemaText(identity(null as never)));
