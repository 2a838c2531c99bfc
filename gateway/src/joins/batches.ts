import { type OnDelegateHookPayload } from '@graphql-mesh/types';
import { Kind, type FieldNode } from 'graphql';

const single = new WeakMap<readonly FieldNode[], FieldNode[]>();

/**
 * Plugin of the mesh: joins ask for all that the query selects. The loaders of mesh are told apart by the first place
 * alone where the query selects the field, so there is only one.
 */
export default {
  onDelegate({ info, argsFromKeys }: OnDelegateHookPayload<object>): void {
    if (info && argsFromKeys) Object.assign(info, { fieldNodes: oneNode(info.fieldNodes) });
  },
};

function oneNode(nodes: readonly FieldNode[]): readonly FieldNode[] {
  const [first] = nodes;
  if (!first || nodes.length === 1) return nodes;
  let made = single.get(nodes);
  if (!made) {
    const selections = nodes.flatMap(({ selectionSet }) => selectionSet?.selections ?? []);
    made = [{ ...first, selectionSet: { kind: Kind.SELECTION_SET, selections } }];
    single.set(nodes, made);
  }
  return made;
}
