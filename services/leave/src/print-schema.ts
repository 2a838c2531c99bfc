import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemaText } from '@kadro/chassis';
import { leave } from './service.ts';

/** Writes the GraphQL schema that the gateway and the web apps are checked against; who calls only matters to a runtime. */
writeFileSync(fileURLToPath(new URL('../schema.graphql', import.meta.url)), schemaText(leave(null as never)));
