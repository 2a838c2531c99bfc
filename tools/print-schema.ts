import { writeFileSync } from 'node:fs';
import { openApiText, schemaText } from '@kadro/chassis';
import { joinedSchemaText } from '@kadro/gateway';
import { guardedText } from './derived/guarded.ts';
import { declarations } from './shared/hosted-services.ts';

/** Writes the contract: schemas, OpenAPI documents and guarded fields of all services, and the joined schema. */
const write = (path: string, text: string) => writeFileSync(new URL(`../${path}`, import.meta.url), text);

const services = await declarations();
for (const declaration of services) {
  write(`services/${declaration.name}/schema.graphql`, schemaText(declaration));
  write(`services/${declaration.name}/openapi.json`, openApiText(declaration));
}
write('gateway/schema.graphql', await joinedSchemaText());
write('web/packages/contract/generated/guarded.ts', guardedText(services));
