import { randomBytes, randomInt } from 'node:crypto';
import { type AnyDecider } from '../../declare/streams/decider.ts';
import { type Outcome } from '../../declare/streams/decisions.ts';
import { type ServiceContext } from '../../declare/service.ts';
import { type EventMeta, RevisionConflict } from '../../ports/index.ts';
import { type Answer, dropAnswer, getAnswer } from './sealed-answers.ts';
import { close, erased, isDue, released, type Waiting, waiting, waitingRows } from './waiting.ts';

/** Stream of the answers, and how many are appended at least. */
export interface Destination {
  stream: AnyDecider;
  threshold: number;
}

/** In place of everything that could reveal an author. */
const nobody = 'anonymous';
const atOnce = 100;
const appendedAtOnce = 200;

/** Releases due collections, and continues interrupted releases. */
export async function releaseAll(
  context: ServiceContext,
  destinationOf: (collection: string) => { row: string; destination: Destination } | null,
): Promise<void> {
  const failed: unknown[] = [];
  for (const organization of await context.rows(waitingRows).organizations()) {
    for (const collection of await collections(context, organization)) {
      const found = destinationOf(collection);
      if (found)
        await release(context, organization, collection, found).catch((thrown: unknown) => failed.push(thrown));
    }
  }
  if (failed.length > 0) throw failed[0];
}

async function collections(context: ServiceContext, organization: string): Promise<string[]> {
  const found: string[] = [];
  for (let after = ''; ;) {
    const where = [
      { index: 'state', eq: 'WAITING' },
      { index: 'id', from: `${after}\u0000` },
    ];
    const page = await context
      .rows(waitingRows)
      .find(organization, { where }, { sort: { index: 'id', descending: false }, offset: 0, limit: atOnce });
    found.push(...page.map(({ id }) => id));
    if (page.length < atOnce) return found;
    after = page.at(-1)!.id;
  }
}

/** Closes, appends, records, erases: each step is found done or repeated. */
async function release(
  context: ServiceContext,
  organization: string,
  collection: string,
  { row, destination }: { row: string; destination: Destination },
): Promise<void> {
  const { stream, threshold } = destination;
  const run = (decide: Parameters<typeof decideAs>[3]) => decideAs(context, organization, collection, decide);
  for (;;) {
    const { state } = await context.loop.state<Waiting>(waiting, organization, collection);
    const { closing } = state;
    if (!closing && !isDue(state, threshold)) return;
    if (!closing) {
      const { revision } = await context.loop.state(stream, organization, row);
      await run((now) => close(now, threshold, revision));
    } else if (!closing.isReleased) {
      const answers = await Promise.all(closing.answers.map((one) => getAnswer(context, organization, one)));
      await append(context, stream, { organization, row, after: closing.after }, answers);
      await run(released);
    } else {
      for (const one of closing.answers) await dropAnswer(context, organization, one);
      await run(erased);
    }
  }
}

function decideAs(
  { loop }: ServiceContext,
  organization: string,
  collection: string,
  decide: (state: Waiting) => ReturnType<typeof close | typeof released | typeof erased>,
): Promise<Outcome> {
  // the state tells a repeat, not the key: the same step comes again with the next answers
  const key = randomBytes(16).toString('hex');
  return loop.run<Waiting>(
    waiting,
    collection,
    { organization, actor: 'system', key, body: '', correlation: nobody },
    decide,
  );
}

/** In random order: neither time nor order reveals the author. */
async function append(
  context: ServiceContext,
  decider: AnyDecider,
  { organization, row, after }: { organization: string; row: string; after: number },
  answers: readonly Answer[],
): Promise<void> {
  const { log, ports } = context;
  const stream = log.stream(decider, organization, row);
  for (;;) {
    const tail = await ports.events.read(stream, Math.max(after, 0));
    const known = new Set(tail.map(({ id }) => id));
    const next = shuffled(answers.filter(({ id }) => !known.has(id))).slice(0, appendedAtOnce);
    if (next.length === 0) return;
    const last = tail.at(-1);
    const at = `${ports.clock.now().toString().slice(0, 10)}T00:00:00.000Z`;
    const meta: EventMeta = { organization, actor: nobody, command: nobody, cause: nobody, correlation: nobody };
    try {
      await log.append(
        decider,
        stream,
        { revision: last?.revision ?? -1, hash: last?.meta.hash ?? '' },
        next.map(({ draft }) => draft),
        meta,
        { ids: next.map(({ id }) => id), at },
      );
    } catch (failed) {
      if (!(failed instanceof RevisionConflict)) throw failed;
    }
  }
}

function shuffled<T>(all: readonly T[]): T[] {
  const mixed = [...all];
  for (let n = mixed.length - 1; n > 0; n--) {
    const other = randomInt(n + 1);
    [mixed[n], mixed[other]] = [mixed[other]!, mixed[n]!];
  }
  return mixed;
}
