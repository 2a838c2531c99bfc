import { schemaOf } from '@kadro/chassis';
import { printSchema } from 'graphql';
import { identity } from './service.ts';

/** The service's GraphQL schema as text. */
export function schemaText(): string {
  // the tokens only matter to a runtime
  return `${printSchema(schemaOf(identity(null as never)))}\n`;
}
