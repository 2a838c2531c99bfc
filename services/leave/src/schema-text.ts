import { schemaOf } from '@kadro/chassis';
import { printSchema } from 'graphql';
import { leave } from './service.ts';

/** The service's GraphQL schema as text. */
export function schemaText(): string {
  // who calls only matters to a runtime
  return `${printSchema(schemaOf(leave(null as never)))}\n`;
}
