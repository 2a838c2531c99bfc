import { type Touched, type Derivation, type FactSource } from './derivation.ts';
import { type RowDraft, type Seen } from './open-event.ts';
import { type z } from 'zod';
import { type AnyDecider, type DataOf, type Decider, type EventTypes } from './decider.ts';
import { type ReadModel, readModel } from './read-model.ts';

type Touches<E extends EventTypes> = { [K in keyof E & string]?: (event: Seen<DataOf<E, K>>) => Touched };

/** The events of one decider that touch rows, and which. */
export interface Touching {
  decider: AnyDecider;
  touches: Derivation['touches'];
}

/** Says which rows the events of a decider touch: every row whose facts they change, or its rows go stale. */
export function touching<S, E extends EventTypes>(decider: Decider<S, E>, touches: Touches<E>): Touching {
  // each function is called with events of the name it stands under only
  return { decider, touches: touches as unknown as Derivation['touches'] };
}

/** Name of the job that derives what an event touches in large numbers. */
export const deriveJob = 'derive';

type Shown = 'name' | 'row' | 'version' | 'indexes' | 'search' | 'defaultSort' | 'narrowedBy' | 'reach' | 'access';
type Optional = 'area' | 'list' | 'computed' | 'single';

/**
 * Declares rows that follow from facts of several streams: a pure function of what is in the log up to a place, so that
 * order and number of the events on the way do not matter. `keys` says what an event touches, `facts` looks up what one
 * row needs, `derive` is pure; null = no such row. Every row has `id`, its key, and `updatedDateTime`, the time of its
 * latest fact.
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
    // whoever asks which events a model looks at finds them here; its projector never calls these
    project: Object.fromEntries(Object.keys(touches).map((name) => [name, (row) => row])),
    derivation: { touches, row: async (key, source) => derive(await facts(key, source), key) },
  };
}
