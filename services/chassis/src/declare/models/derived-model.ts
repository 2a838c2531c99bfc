import { type Touched, type Derivation, type FactSource } from './derivation.ts';
import { type RowDraft, type Seen } from '../streams/open-event.ts';
import { type z } from 'zod';
import { type AnyDecider, type DataOf, type Decider, type EventTypes } from '../streams/decider.ts';
import { type ReadModel, readModel } from './read-model.ts';

type Touches<E extends EventTypes> = { [K in keyof E & string]?: (event: Seen<DataOf<E, K>>) => Touched };

export interface Touching {
  decider: AnyDecider;
  touches: Derivation['touches'];
}

/** Rows that events of a decider touch: every row whose facts they change, or it goes stale. */
export function touching<S, E extends EventTypes>(decider: Decider<S, E>, touches: Touches<E>): Touching {
  // each function is called only with events of its own name
  return { decider, touches: touches as unknown as Derivation['touches'] };
}

/** Name of the job for events that touch many rows. */
export const deriveJob = 'derive';

type Shown = 'name' | 'row' | 'version' | 'indexes' | 'search' | 'defaultSort' | 'narrowedBy' | 'reach' | 'access';
type Optional = 'area' | 'list' | 'computed' | 'single';

/**
 * Rows that follow purely from facts up to a log position: `keys` of an event, `facts` for one row, pure `derive` (null
 * = none). A row has `id` (its key) and `updatedDateTime` (of its latest fact).
 */
export function derivedModel<Shape extends z.ZodObject, Facts>(
  declaration: Pick<ReadModel, Shown> &
    Partial<Pick<ReadModel<z.infer<Shape>>, Optional>> & {
      schema: Shape;
      keys: readonly [Touching, ...Touching[]];
      facts: (key: string, source: FactSource) => Promise<Facts>;
      derive: (facts: Facts, key: string) => (Omit<z.infer<Shape>, 'id' | 'updatedDateTime'> & RowDraft) | null;
    },
): ReadModel<z.infer<Shape>> {
  const { keys, facts, derive, ...shown } = declaration;
  const touches: Derivation['touches'] = Object.assign({}, ...keys.map((one) => one.touches));
  const model = readModel(keys[0].decider).rows<z.infer<Shape>>({ ...shown, sharedRows: true, project: {} });
  return {
    ...model,
    // for looking up events by model; the projector never calls these
    project: Object.fromEntries(Object.keys(touches).map((name) => [name, (row) => row])),
    derivation: { touches, row: async (key, source) => derive(await facts(key, source), key) },
  };
}
