import { type FolderContents } from '../../embedded/backup/folder-contents.ts';
import { positionOf } from '../../embedded/log/event-rows.ts';
import { type Notice } from '../../ports/notify.ts';
import { type EventStore } from '../../ports/index.ts';
import { patiently } from './patience.ts';
import { type Target } from './target.ts';

const filesAtOnce = 8;
/** Positions, fencing numbers and requests mean nothing elsewhere; consumers start anew and skip what they know. */
const ofThisFolder = /^(consumer|lease|positions|rebuild|resend)\//;
/** How far a service has handled its own events: people must not be notified again. */
const ownEvents = /^reactions\//;

export type Report = (done: number, total: number) => void;

/** Copies keys and secrets, rewrapped; answers how many, and how many destroyed. @throws Error where others exist */
export async function copyKeys(source: FolderContents, { keys }: Target): Promise<{ keys: number; destroyed: number }> {
  const all = source.keys();
  const others = await patiently(() => keys.adopt(all));
  if (others.length > 0)
    throw new Error(
      `${others.length} of the keys that are there already are others, such as ${others[0]}. ` +
        'Empty MongoDB, or choose another KADRO_NAMESPACE.',
    );
  const destroyed = [...all.values()].filter((key) => key === null).length;
  return { keys: all.size - destroyed, destroyed };
}

/** Copies missing files, and reads each again. @throws Error where one comes back with other bytes */
export async function copyFiles(source: FolderContents, { ports: { blobs } }: Target, report: Report): Promise<number> {
  const files = await source.files();
  for (let at = 0; at < files.length; at += filesAtOnce) {
    const some = files.slice(at, at + filesAtOnce);
    await Promise.all(
      some.map(({ organization, id }) =>
        patiently(async () => {
          const bytes = Buffer.from((await source.blobs.get(organization, id))!);
          const isThere = async (): Promise<boolean> => {
            const found = await blobs.get(organization, id);
            return found !== null && bytes.equals(found);
          };
          if (await isThere()) return;
          await blobs.put(organization, id, bytes);
          if (!(await isThere())) throw new Error(`The file ${organization}/${id} came back with other bytes.`);
        }),
      ),
    );
    report(at + some.length, files.length);
  }
  return files.length;
}

/** Copies small values with the rest of their lifetime. */
export async function copyValues(source: FolderContents, { ports: { keyValue, clock } }: Target): Promise<number> {
  const now = clock.now().epochMilliseconds;
  const kept = source
    .values()
    .filter(
      ({ key, expires }) => !ofThisFolder.test(key) && !ownEvents.test(key) && (expires === null || expires > now),
    );
  for (const { organization, key, value, expires } of kept)
    await patiently(() =>
      keyValue.set(organization, key, value, expires === null ? undefined : Math.ceil((expires - now) / 1_000)),
    );
  return kept.length;
}

/** Copies all jobs, ended ones too: the same work again must find that it was done. Answers how many still wait. */
export async function copyJobs(
  source: FolderContents,
  { adoptJob }: Target,
  report: Report,
): Promise<{ jobs: number; waiting: number }> {
  const jobs = source.jobs();
  for (const [n, job] of jobs.entries()) {
    await patiently(() => adoptJob(job));
    report(n + 1, jobs.length);
  }
  return { jobs: jobs.length, waiting: jobs.filter(({ state }) => state === 'WAITING').length };
}

export async function copyDeadLetters(source: FolderContents, { ports: { messages } }: Target): Promise<number> {
  const deadLetters = source.deadLetters();
  for (const { topic, message } of deadLetters) await patiently(() => messages.append(topic, [message]));
  return deadLetters.length;
}

/** Copies the notices that say whom they are about: others could not be forgotten with a person. */
export async function copyNotices(source: FolderContents, { ports: { notify } }: Target): Promise<number> {
  const notices = source.notices().filter((one): one is Notice => one.about !== undefined);
  for (const notice of notices) await patiently(() => notify.send(notice));
  return notices.length;
}

/** Lets each service go on handling its own events at the same event, wherever that is in the copied log. */
export async function carryOwnEvents(
  source: FolderContents,
  { ports: { keyValue } }: Target,
  log: EventStore,
): Promise<void> {
  const mark = `${source.log.epoch}:`;
  for (const { key, value } of source.values().filter((one) => ownEvents.test(one.key) && one.value.startsWith(mark))) {
    const [handled] = source.log.page(positionOf(Number(value.slice(mark.length)) - 1), 1);
    const [copied] = handled ? await log.read(handled.stream, handled.revision) : [];
    if (copied) await keyValue.set('*', key, `${log.epoch}:${copied.position}`);
  }
}
