import { MESH_API_CONTEXT_SYMBOL } from '@graphql-mesh/utils';
import { Kind, type FieldNode, type GraphQLResolveInfo } from 'graphql';

/** What mesh asks a root field of a source with; keys are there where many rows are joined by one list of them. */
interface Asked {
  info: GraphQLResolveInfo;
  argsFromKeys?: unknown;
  dataLoaderOptions?: { maxBatchSize: number };
}

type RootFields = Record<string, (asked: Asked) => unknown>;
type Source = Record<string, RootFields>;

/** A service answers at most as many ids at once. */
const mostKeys = 100;

const bounded = new WeakMap<object, Source>();
const single = new WeakMap<readonly FieldNode[], readonly FieldNode[]>();

/** Plugin of the mesh: joins ask for at most 100 keys at once, and for all that the query selects. */
export default {
  onContextBuilding({ context, extendContext }: { context: object; extendContext: (more: object) => void }): void {
    for (const [name, value] of Object.entries(context))
      if (isSource(value)) extendContext({ [name]: boundedSource(value) });
  },
};

function isSource(value: unknown): value is Source {
  return typeof value === 'object' && value !== null && MESH_API_CONTEXT_SYMBOL in value;
}

function boundedSource(source: Source): Source {
  let made = bounded.get(source);
  if (!made) {
    const { Query = {} } = source;
    const fields = Object.entries(Query).map(([name, field]) => [
      name,
      (asked: Asked) => field(asked.argsFromKeys ? boundedKeys(asked) : asked),
    ]);
    made = { ...source, Query: Object.fromEntries(fields) as RootFields };
    bounded.set(source, made);
  }
  return made;
}

/**
 * The loaders of mesh are told apart by the first place alone where the query selects the field: so there is only one.
 */
function boundedKeys(asked: Asked): Asked {
  const { info } = asked;
  return {
    ...asked,
    info: { ...info, fieldNodes: oneNode(info.fieldNodes) },
    dataLoaderOptions: { maxBatchSize: mostKeys },
  };
}

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
