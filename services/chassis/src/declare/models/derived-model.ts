import { type Touched, type Derivation, type FactSource, type Narrow } from './derivation.ts';
import { type RowDraft, type Seen } from '../streams/open-event.ts';
import { type z } from 'zod';
import { type AnyDecider, type DataOf, type Decider, type EventTypes } from '../streams/decider.ts';
import { type ReadModel, readModel } from './read-model.ts';

type Touches<E extends EventTypes> = { [K in keyof E & string]?: (event: Seen<DataOf<E, K>>) => Touched };

export interface Touching<Facts> {
  decider: AnyDecider;
  touches: Derivation['touches'];
  narrow?: Narrow<Facts>;
}

/**
 * Rows that events of a decider touch: every row whose facts they change, or it goes stale. `narrow` names those that
 * are really concerned, where keys alone name many more.
 */
export function touching<S, E extends EventTypes, Facts>(
  decider: Decider<S, E>,
  touches: Touches<E>,
  narrow?: Narrow<Facts>,
): Touching<Facts> {
  // each function is called only with events of its own name
  return { decider, touches: touches as unknown as Derivation['touches'], narrow };
}

/** Name of the job for events that touch many rows. */
export const deriveJob = 'derive';

/** Rows derived at a time where the model does not say otherwise. */
export const sliceSize = 50;

type Shown = 'name' | 'row' | 'version' | 'indexes' | 'search' | 'defaultSort' | 'narrowedBy' | 'reach' | 'access';
type Optional = 'area' | 'list' | 'computed' | 'single';

interface Deriving<Fields, Facts> {
  keys: readonly [Touching<Facts>, ...Touching<Facts>[]];
  /** Of a key: what its facts are looked up by; absent = by the key. Rows that are derived together share them. */
  subject?: (key: string) => string;
  facts: (subject: string, source: FactSource) => Promise<Facts>;
  derive: (facts: Facts, key: string) => (Fields & RowDraft) | null;
  /** Rows that one event changes at once; more are left to a job. */
  atOnce?: number;
}

/**
 * Rows that follow purely from facts up to a log position: `keys` of an event, `facts` of a subject, pure `derive` of a
 * key (null = none). A row has `id` (its key) and `updatedDateTime` (of the latest fact of its subject).
 */
export function derivedModel<Shape extends z.ZodObject, Facts>(
  declaration: Pick<ReadModel, Shown> &
    Partial<Pick<ReadModel<z.infer<Shape>>, Optional>> &
    Deriving<Omit<z.infer<Shape>, 'id' | 'updatedDateTime'>, Facts> & { schema: Shape },
): ReadModel<z.infer<Shape>> {
  const { keys, subject = (key) => key, facts, derive, atOnce = sliceSize, ...shown } = declaration;
  // what changes no row is told as well: states of the stream need not be looked for in the log
  const untouching = keys.flatMap(({ decider }) =>
    Object.keys(decider.events).map((name) => [name, () => []] as const),
  );
  const touches: Derivation['touches'] = Object.assign(
    Object.fromEntries(untouching),
    ...keys.map((one) => one.touches),
  );
  const narrow: Derivation['narrow'] = Object.fromEntries(
    keys.flatMap(({ touches: own, narrow: narrowed }) =>
      narrowed
        ? Object.keys(own).map((name): [string, Derivation['narrow'][string]] => [
            name,
            (event, all, known) => narrowed(event, all, known as Facts),
          ])
        : [],
    ),
  );
  const model = readModel(keys[0].decider).rows<z.infer<Shape>>({ ...shown, sharedRows: true, project: {} });
  return {
    ...model,
    // for looking up events by model; the projector never calls these
    project: Object.fromEntries(Object.keys(touches).map((name) => [name, (row) => row])),
    // facts come from nowhere else
    derivation: { touches, narrow, atOnce, subject, facts, derive: (known, key) => derive(known as Facts, key) },
  };
}
