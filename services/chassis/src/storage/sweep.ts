import { contextOf } from '../access/scope.ts';
import { type ServiceScope } from '../declare/scope.ts';
import { type Outcome } from '../declare/streams/decisions.ts';
import { type Clause } from '../ports/index.ts';
import { type ServiceContext } from '../declare/service.ts';
import { adopt, type FileRow, release, removeFile } from './file.ts';
import { type FileKinds } from './kinds.ts';
import { dropped, namedBy } from './named-files.ts';
import { bySystem, erase, type FileStore } from './file-store.ts';

/** Lifetime of an orphan (conventions, files). */
export const orphanHours = 24;

/** A late adoption is visible by then, even after a restart in between. */
const graceHours = 1;
const atOnce = 100;

/** Rows that are late, or of an earlier shape, may not name yet what they have. */
async function rowsAreWhole(context: ServiceContext): Promise<boolean> {
  return !context.isRenewing && (await context.caughtUp(await context.ports.events.head()));
}

/**
 * Removes old orphans, and erases the bytes of removed files, also after an interrupted erasure. An orphan that a row
 * names was adopted by it, though nobody said so: now that is said.
 */
export async function sweepFiles(scope: ServiceScope, fileStore: FileStore, kinds: FileKinds): Promise<void> {
  const context = contextOf(scope);
  const isWhole = await rowsAreWhole(context);
  const before = context.ports.clock
    .now()
    .subtract({ hours: orphanHours + graceHours })
    .toString({ smallestUnit: 'millisecond' });
  const old: Clause[] = [
    { index: 'state', eq: 'ORPHAN' },
    { index: 'at', to: before },
  ];
  for (const organization of await context.rows(fileStore.model).organizations()) {
    const bySweep = { context, fileStore, organization };
    if (isWhole) await forEach(bySweep, old, (file) => settleOrphan(bySweep, kinds, file));
    await forEach(bySweep, [{ index: 'state', eq: 'REMOVED' }], (row) => erase(context, fileStore, organization, row));
  }
}

/** Files that their rows have dropped are orphans from now on. */
export async function releaseFiles(scope: ServiceScope, fileStore: FileStore, kinds: FileKinds): Promise<void> {
  const context = contextOf(scope);
  if (!(await rowsAreWhole(context))) return;
  const rows = context.rows(fileStore.model);
  const page = { sort: { index: 'id', descending: false }, offset: 0, limit: atOnce };
  for (const organization of await rows.organizations()) {
    for (let after = '', isLast = false; !isLast;) {
      const where: Clause[] = [
        { index: 'state', eq: 'ADOPTED' },
        { index: 'id', from: `${after}\u0000` },
      ];
      const files = (await rows.find(organization, { where }, page)).map(({ doc }) => doc);
      for (const { id, at, parent } of await dropped(context, kinds, organization, files))
        await bySystem(context, fileStore, organization, id, `release/${at}`, (state) => release(state, { parent }));
      after = files.at(-1)?.id ?? '';
      isLast = files.length < atOnce;
    }
  }
}

interface Sweep {
  context: ServiceContext;
  fileStore: FileStore;
  organization: string;
}

async function settleOrphan(
  { context, fileStore, organization }: Sweep,
  kinds: FileKinds,
  file: FileRow,
): Promise<Outcome> {
  const parent = await namedBy(context, kinds, organization, file);
  return parent === null
    ? bySystem(context, fileStore, organization, file.id, 'sweep', (state) => removeFile(state, { parent: null }))
    : bySystem(context, fileStore, organization, file.id, `adopt/${file.at}`, (state) => adopt(state, { parent }));
}

/** Each found row drops out when its event is projected. */
async function forEach(
  { context, fileStore, organization }: Sweep,
  where: Clause[],
  work: (row: FileRow) => Promise<Outcome>,
): Promise<void> {
  for (;;) {
    const found = await context
      .rows(fileStore.model)
      .find(organization, { where }, { sort: { index: 'at', descending: false }, offset: 0, limit: atOnce });
    let last = '';
    for (const { doc } of found) {
      const { position, repeated } = await work(doc);
      if (!repeated && position > last) last = position;
    }
    // the next run continues where rows are late or nothing moves
    if (!last || !(await context.caughtUp(last)) || found.length < atOnce) return;
  }
}
