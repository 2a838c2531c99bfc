import { writeFileSync } from 'node:fs';
import { openApiText, schemaText } from '@kadro/chassis';
import { joinedSchemaText } from '@kadro/gateway';
import { declarations } from './shared/hosted-services.ts';

/** Writes the contract: the GraphQL schema and the OpenAPI document of every service, and the joined schema. */
const write = (path: string, text: string) => writeFileSync(new URL(`../${path}`, import.meta.url), text);

for (const declaration of await declarations()) {
  write(`services/${declaration.name}/schema.graphql`, schemaText(declaration));
  write(`services/${declaration.name}/openapi.json`, openApiText(declaration));
}
write('gateway/schema.graphql', await joinedSchemaText());
