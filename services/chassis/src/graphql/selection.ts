import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';
import { type Shows } from '../access/guarded-rows.ts';

/** Which fields of a row a query asks for; `under` are the fields between the root field and the row. */
export function shownBy(info: GraphQLResolveInfo, under: readonly string[] = []): Shows {
  const roots = under.reduce<readonly FieldNode[]>((nodes, name) => fieldsOf(nodes, name, info), info.fieldNodes);
  return (path) => path.reduce((nodes, name) => fieldsOf(nodes, name, info), roots).length > 0;
}

/** A field that a directive may leave out counts as asked for. */
function fieldsOf(nodes: readonly FieldNode[], name: string, info: GraphQLResolveInfo): readonly FieldNode[] {
  return nodes.flatMap(({ selectionSet }) => (selectionSet ? named(selectionSet, name, info) : []));
}

function named({ selections }: SelectionSetNode, name: string, info: GraphQLResolveInfo): FieldNode[] {
  return selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return one.name.value === name ? [one] : [];
    const inner = one.kind === Kind.INLINE_FRAGMENT ? one.selectionSet : info.fragments[one.name.value]?.selectionSet;
    return inner ? named(inner, name, info) : [];
  });
}
