import {
  Kind,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** What one query may ask for; `bodyBytes` and `batch` are of one HTTP request. */
export const limits = {
  bodyBytes: 100 * 1024,
  batch: 10,
  tokens: 4000,
  depth: 8,
  aliases: 30,
  rootFields: 20,
  fields: 1000,
  directives: 20,
} as const;

interface Size {
  depth: number;
  fields: number;
  aliases: number;
  directives: number;
}

/**
 * The first limit that a document is over, or undefined. Fragments count wherever they are spread; each is measured
 * once, so that spreading spreads costs nothing.
 */
export function exceeded(document: DocumentNode): keyof Size | 'rootFields' | undefined {
  const measure = measuring(document);
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const size = measure.set(definition.selectionSet);
    const own = definition.directives?.length ?? 0;
    const over = (['depth', 'fields', 'aliases', 'directives'] as const).find(
      (name) => size[name] + (name === 'directives' ? own : 0) > limits[name],
    );
    if (over) return over;
    if (measure.roots(definition.selectionSet) > limits.rootFields) return 'rootFields';
  }
  return undefined;
}

const nothing: Size = { depth: 0, fields: 0, aliases: 0, directives: 0 };
const endless: Size = { depth: Infinity, fields: Infinity, aliases: Infinity, directives: Infinity };

function measuring(document: DocumentNode) {
  const fragments = new Map(document.definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]));
  const sizes = new Map<string, Size>();
  const rootCounts = new Map<string, number>();

  function set(selections: SelectionSetNode | undefined): Size {
    return (selections?.selections ?? []).map(one).reduce(add, nothing);
  }

  function one(selection: SelectionNode): Size {
    const directives = selection.directives?.length ?? 0;
    if (selection.kind === Kind.FRAGMENT_SPREAD) return add(fragment(selection.name.value), { ...nothing, directives });
    const inner = set(selection.selectionSet);
    if (selection.kind === Kind.INLINE_FRAGMENT) return add(inner, { ...nothing, directives });
    const aliases = selection.alias ? 1 : 0;
    return { ...add(inner, { depth: 0, fields: 1, aliases, directives }), depth: inner.depth + 1 };
  }

  function fragment(name: string): Size {
    const known = sizes.get(name);
    if (known) return known;
    // A fragment that is met again before it is measured spreads itself.
    sizes.set(name, endless);
    const size = set(fragments.get(name)?.selectionSet);
    sizes.set(name, size);
    return size;
  }

  function roots({ selections }: SelectionSetNode): number {
    return selections.map(rootsOf).reduce((sum, count) => sum + count, 0);
  }

  function rootsOf(selection: SelectionNode): number {
    if (selection.kind === Kind.FIELD) return 1;
    if (selection.kind === Kind.INLINE_FRAGMENT) return roots(selection.selectionSet);
    const name = selection.name.value;
    const selections = fragments.get(name)?.selectionSet;
    if (!rootCounts.has(name)) {
      rootCounts.set(name, Infinity);
      rootCounts.set(name, selections ? roots(selections) : 0);
    }
    return rootCounts.get(name) ?? 0;
  }

  return { set, roots };
}

function add(a: Size, b: Size): Size {
  return {
    depth: Math.max(a.depth, b.depth),
    fields: a.fields + b.fields,
    aliases: a.aliases + b.aliases,
    directives: a.directives + b.directives,
  };
}

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === Kind.FRAGMENT_DEFINITION;
}
