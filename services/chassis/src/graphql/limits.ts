import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  Kind,
  type SelectionSetNode,
  validate,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { refusedQuery } from './answers.ts';

/** The most that one query may ask for; `bodyBytes` and `batch` are of one HTTP request. */
export const limits = {
  bodyBytes: 100 * 1024,
  batch: 10,
  tokens: 4000,
  depth: 8,
  aliases: 30,
  rootFields: 20,
  fields: 1000,
  directives: 20,
  histories: 5,
} as const;

export const tooComplex = (limit: keyof typeof limits): GraphQLError =>
  refusedQuery('query_too_complex', `${limit}: at most ${limits[limit]}`);

/**
 * Rules by which a query is measured. Fragments count wherever they are spread; each is measured once, so that spreading
 * spreads costs nothing. A gateway's batches give every root field an alias and repeat its directives: where queries come
 * merged, both were counted in the gateway.
 */
export function limitRules({ isMerged = false } = {}): ValidationRule[] {
  const rules = [
    countRule('fields', true),
    countRule('rootFields', false),
    historiesRule,
    maxDepthRule({ ...refusing('depth'), flattenFragments: true }) as ValidationRule,
  ];
  if (isMerged) return rules;
  return [
    ...rules,
    maxAliasesRule({ ...refusing('aliases'), allowList: [] }) as ValidationRule,
    maxDirectivesRule(refusing('directives')) as ValidationRule,
  ];
}

/** A history goes through all that ever happened to its row, so each of its aliases costs as much again; so do costly queries. */
const historiesRule: ValidationRule = countHistories((histories, context) => {
  if (histories > limits.histories) context.reportError(tooComplex('histories'));
});

export function historiesIn(schema: GraphQLSchema, document: DocumentNode): number {
  let all = 0;
  validate(schema, document, [countHistories((histories) => (all += histories))]);
  return all;
}

function countHistories(told: (histories: number, context: ValidationContext) => void): ValidationRule {
  return (context) => ({
    OperationDefinition: ({ selectionSet }) => {
      const query = context.getSchema().getQueryType()?.getFields() ?? {};
      const isHistory = (name: string): boolean =>
        /HistoryPage!?$/.test(String(query[name]?.type)) || query[name]?.extensions.isCostly === true;
      told(fieldsIn(selectionSet, context, false, new Map(), isHistory), context);
    },
  });
}

const refusing = (limit: keyof typeof limits) => ({
  n: limits[limit],
  onReject: [
    (context: ValidationContext | null) => {
      context?.reportError(tooComplex(limit));
    },
  ],
  propagateOnRejection: false,
});

/** No armour counts fields, neither all of them nor those at the root. */
const countRule =
  (limit: 'fields' | 'rootFields', isDeep: boolean): ValidationRule =>
  (context) => ({
    OperationDefinition: ({ selectionSet }) => {
      if (fieldsIn(selectionSet, context, isDeep, new Map()) > limits[limit]) context.reportError(tooComplex(limit));
    },
  });

function fieldsIn(
  set: SelectionSetNode | undefined,
  context: ValidationContext,
  isDeep: boolean,
  known: Map<string, number>,
  counts: (name: string) => boolean = () => true,
): number {
  const inside = (inner: SelectionSetNode | undefined) => fieldsIn(inner, context, isDeep, known, counts);
  return (set?.selections ?? []).reduce((sum, selection) => {
    if (selection.kind === Kind.FIELD)
      return sum + Number(counts(selection.name.value)) + (isDeep ? inside(selection.selectionSet) : 0);
    if (selection.kind === Kind.INLINE_FRAGMENT) return sum + inside(selection.selectionSet);
    const name = selection.name.value;
    // one that is met again before it is measured spreads itself
    if (!known.has(name)) known.set(name, Infinity).set(name, inside(context.getFragment(name)?.selectionSet));
    return sum + (known.get(name) ?? 0);
  }, 0);
}
