import { writeFileSync } from 'node:fs';
import { schemaText } from '@kadro/chassis';
import { declarations } from './shared/hosted-services.ts';

/** Writes the GraphQL schema of every service, which the gateway and the web apps are checked against. */
for (const declaration of await declarations())
  writeFileSync(new URL(`../services/${declaration.name}/schema.graphql`, import.meta.url), schemaText(declaration));
