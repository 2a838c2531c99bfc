import { contextOf } from '../access/scope.ts';
import { type ServiceScope } from '../declare/scope.ts';
import { type Outcome } from '../declare/streams/decisions.ts';
import { type Clause } from '../ports/index.ts';
import { type ServiceContext } from '../declare/service.ts';
import { type FileRow, removeFile } from './file.ts';
import { bySystem, erase, type FileStore } from './file-store.ts';

/** Lifetime of an orphan (conventions, files). */
export const orphanHours = 24;

/** A late adoption is visible by then, even after a restart in between. */
const graceHours = 1;
const atOnce = 100;

/** Removes old orphans, and erases the bytes of removed files, also after an interrupted erasure. */
export async function sweepFiles(scope: ServiceScope, fileStore: FileStore): Promise<void> {
  const context = contextOf(scope);
  const before = context.ports.clock
    .now()
    .subtract({ hours: orphanHours + graceHours })
    .toString({ smallestUnit: 'millisecond' });
  const old: Clause[] = [
    { index: 'state', eq: 'ORPHAN' },
    { index: 'at', to: before },
  ];
  for (const organization of await context.rows(fileStore.model).organizations()) {
    await forEach(context, fileStore, organization, old, ({ id }) =>
      bySystem(context, fileStore, organization, id, 'sweep', (state) => removeFile(state, { parent: null })),
    );
    await forEach(context, fileStore, organization, [{ index: 'state', eq: 'REMOVED' }], (row) =>
      erase(context, fileStore, organization, row),
    );
  }
}

/** Each found row drops out when its event is projected. */
async function forEach(
  context: ServiceContext,
  fileStore: FileStore,
  organization: string,
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
