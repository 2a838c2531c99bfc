import { type ModelOf } from '../declare/models/model-of.ts';
import { DeadLetters } from '../messaging/dead-letters.ts';
import { topicOf } from '../ports/message-log.ts';
import { setImmediate } from 'node:timers/promises';
import { classesOf, type EventType } from '../declare/streams/decider.ts';
import { keyNamesTo } from '../sealing/generations.ts';
import { StoreUnavailable, type RowRecord } from '../ports/index.ts';
import { type AnyReadModel } from '../declare/models/read-model.ts';
import { type ServiceContext } from '../declare/service.ts';
import { type FileRow } from '../storage/file.ts';
import { eraseRemains, textsOf } from './remains.ts';
import { dropBytes, type FileStore, keyOfFile } from '../storage/file-store.ts';

export type Forgotten = {
  person: string;
  classes: readonly string[];
  /** By class: how often it was forgotten before. Absent = never. */
  generations?: Readonly<Record<string, number>>;
};

/** Names of the keys that are destroyed; what was said since the erasure was ordered again has others. */
export const keysOf = ({ classes, generations = {} }: Forgotten): string[] =>
  classes.flatMap((one) => keyNamesTo(one, generations[one] ?? 0));

export interface ClassInventory {
  dataClass: string;
  entries: number;
  fields: number;
  files: number;
}

const atOnce = 100;
const mostWaits = 30;

interface Course {
  report: (done: number, total: number) => Promise<void>;
  /** Notes that keys are destroyed from now on. */
  begun: () => Promise<void>;
  /** It was begun before: some keys are gone. */
  isResumed: boolean;
}

/**
 * Erases classes of a person's data and all copies, in free pages of files too: rows, periods, folds, files, notices, dead letters, published
 * messages. Repeatable after a crash. @throws StoreUnavailable where read models do not keep up or somebody reads a
 * file
 */
export async function forget(
  context: ServiceContext,
  organization: string,
  forgotten: Forgotten,
  fileStores: readonly FileStore[],
  { report, isResumed, begun }: Course,
): Promise<void> {
  const { ports, log, loop, service } = context;
  const { person } = forgotten;
  const names = keysOf(forgotten);
  const streams = await streamsOf(context, organization, person);
  const texts = isResumed ? null : await textsOf(context, streams, forgotten.classes);
  await begun();
  for (const name of names) await ports.keys.destroy(organization, person, name);
  for (const fileStore of fileStores)
    for (const file of await filesOf(context, fileStore, organization, person))
      if (names.includes(keyOfFile(file))) await dropBytes(context, organization, file);
  // appends that had their key before are through by then
  await setImmediate();
  log.forgetClear();
  await allSeen(context);
  for (const [n, stream] of streams.entries()) {
    loop.drop(stream);
    await context.refold(stream);
    await report(n + 1, streams.length);
  }
  await context.scrub();
  await ports.notify.forget(organization, person);
  await new DeadLetters(context).forget(organization, person);
  await eraseRemains(context, texts);
  if (service.publications.length > 0) await ports.messages.republish(topicOf(service.name));
}

/** Rows are remade only after every event that was opened before. */
async function allSeen(context: ServiceContext): Promise<void> {
  const head = await context.ports.events.head();
  for (let n = 0; n < mostWaits; n++) if (await context.caughtUp(head, 'written')) return;
  throw new StoreUnavailable('read models do not keep up');
}

/** Streams of the person's id, and of rows that name the person. */
export async function streamsOf(context: ServiceContext, organization: string, person: string): Promise<string[]> {
  const { log, ports, service } = context;
  const streams: string[] = [];
  for (const decider of service.deciders) {
    const stream = log.stream(decider, organization, person);
    if ((await ports.events.read(stream)).length > 0) streams.push(stream);
  }
  for (const model of service.readModels)
    if (namesPeople(model))
      streams.push(...(await recordsOf(context, model, organization, person)).map(({ stream }) => stream));
  return streams;
}

function namesPeople({ decider, indexes }: AnyReadModel): boolean {
  return (
    'person' in indexes &&
    Object.values(decider.events as Record<string, EventType>).some(({ person }) => person !== undefined)
  );
}

async function recordsOf<R>(context: ServiceContext, model: ModelOf<R>, organization: string, person: string) {
  const found: RowRecord<R>[] = [];
  for (let after = ''; ;) {
    const where = [
      { index: 'person', eq: person },
      { index: 'id', from: `${after}\u0000` },
    ];
    const page = await context
      .rows(model)
      .find(organization, { where }, { sort: { index: 'id', descending: false }, offset: 0, limit: atOnce });
    found.push(...page);
    if (page.length < atOnce) return found;
    after = page.at(-1)!.id;
  }
}

export async function filesOf(
  context: ServiceContext,
  { model }: FileStore,
  organization: string,
  person: string,
): Promise<FileRow[]> {
  return (await recordsOf(context, model, organization, person)).map(({ doc }) => doc);
}

/** By class: what forgetting would erase. */
export async function inventoryOf(
  context: ServiceContext,
  organization: string,
  person: string,
  fileStores: readonly FileStore[],
): Promise<ClassInventory[]> {
  const byClass = new Map<string, { entries: number; fields: Set<string>; files: number }>();
  const of = (dataClass: string) => {
    if (!byClass.has(dataClass)) byClass.set(dataClass, { entries: 0, fields: new Set(), files: 0 });
    return byClass.get(dataClass)!;
  };
  const shapes = context.log.shapes();
  for (const stream of await streamsOf(context, organization, person)) {
    for (const { stored, name, data } of await context.log.read(stream)) {
      const present = [...classesOf(shapes.get(stored.type)!, data)].filter(
        ([field]) => data[field] !== null && data[field] !== undefined,
      );
      for (const dataClass of new Set(present.map(([, own]) => own))) of(dataClass).entries++;
      for (const [field, dataClass] of present) of(dataClass).fields.add(`${name}.${field}`);
    }
  }
  for (const fileStore of fileStores)
    for (const { name, dataClass } of await filesOf(context, fileStore, organization, person))
      if (name !== null) of(dataClass).files++;
  return [...byClass].map(([dataClass, { entries, fields, files }]) => ({
    dataClass,
    entries,
    fields: fields.size,
    files,
  }));
}
