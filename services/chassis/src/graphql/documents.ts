import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { refusedQuery } from './answers.ts';
import { limitRules, limits, tooComplex } from './limits.ts';

/** The document of a query's text. @throws GraphQLError http_message_not_readable, query_too_complex */
export function readDocument(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: limits.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw refusedQuery('http_message_not_readable', 'not readable');
    if (error.message.includes('Parsing aborted')) throw tooComplex('tokens');
    throw refusedQuery('http_message_not_readable', undefined, error);
  }
}

/** How documents are checked: `isMerged` where a gateway sends batches, `isOpen` where introspection is answered. */
export interface DocumentRules {
  isMerged?: boolean;
  isOpen?: boolean;
}

/** What is wrong with a document: not a query, over a limit, or not of the schema; at most five errors. */
export function documentErrors(
  schema: GraphQLSchema,
  document: DocumentNode,
  { isMerged, isOpen }: DocumentRules,
): readonly GraphQLError[] {
  const isOther = document.definitions.some(
    (one) => one.kind === Kind.OPERATION_DEFINITION && one.operation !== 'query',
  );
  if (isOther) return [refusedQuery('constraint_violation', 'only queries are answered here, commands are REST')];
  const options = { maxErrors: 5, hideSuggestions: true };
  const [over] = validate(schema, document, limitRules({ isMerged }), options);
  if (over) return [over];
  const rules = isOpen ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  return validate(schema, document, rules, options).map((error) =>
    refusedQuery('constraint_violation', undefined, error),
  );
}
