import {
  GraphQLError,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { exceeded, limits } from '@kadro/chassis';
import { Recent } from './recent.ts';

const cachedDocuments = 500;
const longestCached = 10_000;

/** Turns a query text into a document that may be executed; throws a list of GraphQL errors for one that may not. */
export type ReadDocument = (query: string) => DocumentNode;

type RefusalName = 'constraint_violation' | 'http_message_not_readable' | 'query_too_complex';

/** A query that is refused before it is executed: the catalogue's name, and for the developer what is wrong. */
export class RefusedDocument extends Error {
  refusal: RefusalName;
  errors: readonly (string | GraphQLError)[];

  constructor(refusal: RefusalName, errors: readonly (string | GraphQLError)[]) {
    super('The query is refused.');
    this.refusal = refusal;
    this.errors = errors;
  }
}

/**
 * Parses, measures and validates query texts against a schema, and remembers the last good ones. Introspection is for
 * development only.
 */
export function documentReader(schema: GraphQLSchema, { introspection }: { introspection: boolean }): ReadDocument {
  const recent = new Recent<string, DocumentNode>(cachedDocuments);
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  return (query) => {
    const known = recent.get(query);
    if (known) return known;
    const document = parsed(query);
    const over = exceeded(document);
    if (over) throw new RefusedDocument('query_too_complex', [`${over}: at most ${limits[over]}`]);
    const errors = validate(schema, document, rules, { maxErrors: 5, hideSuggestions: true });
    if (errors.length > 0) throw new RefusedDocument('constraint_violation', errors);
    if (query.length <= longestCached) recent.set(query, document);
    return document;
  };
}

function parsed(query: string): DocumentNode {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: limits.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw new RefusedDocument('http_message_not_readable', ['not readable']);
    if (error.message.includes('Parsing aborted'))
      throw new RefusedDocument('query_too_complex', [`tokens: at most ${limits.tokens}`]);
    throw new RefusedDocument('http_message_not_readable', [error]);
  }
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  if (operations.some(({ operation }) => operation !== 'query'))
    throw new RefusedDocument('constraint_violation', ['only queries are answered here, commands are REST']);
  return document;
}
