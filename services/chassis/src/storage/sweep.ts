import { type Outcome } from '../write/command-loop.ts';
import { type Clause } from '../ports/index.ts';
import { type ServiceRuntime } from '../runtime/service-runtime.ts';
import { type FileRow, removeFile } from './file.ts';
import { bySystem, erase, type Shelf } from './shelf.ts';

/** How long an upload may wait to be taken up (conventions, files). */
export const orphanHours = 24;

/** What was taken up in the last moment has its parent by then, also where the process was away in between. */
const graceHours = 1;
const atOnce = 100;

/**
 * Removes orphans that nobody has taken up, and erases the bytes of all that is removed, also where an earlier erasing
 * was cut off.
 */
export async function sweepFiles(runtime: ServiceRuntime, shelf: Shelf): Promise<void> {
  const before = runtime.ports.clock
    .now()
    .subtract({ hours: orphanHours + graceHours })
    .toString({ smallestUnit: 'millisecond' });
  const old: Clause[] = [
    { index: 'state', eq: 'ORPHAN' },
    { index: 'at', to: before },
  ];
  for (const organization of await runtime.rows(shelf.model).organizations()) {
    await forEach(runtime, shelf, organization, old, ({ id }) =>
      bySystem(runtime, shelf, organization, id, 'sweep', (state) => removeFile(state, { parent: null })),
    );
    await forEach(runtime, shelf, organization, [{ index: 'state', eq: 'REMOVED' }], (row) =>
      erase(runtime, shelf, organization, row),
    );
  }
}

/** Works through the rows a condition finds; each falls out of it when its event is projected. */
async function forEach(
  runtime: ServiceRuntime,
  shelf: Shelf,
  organization: string,
  where: Clause[],
  work: (row: FileRow) => Promise<Outcome>,
): Promise<void> {
  for (;;) {
    const found = await runtime
      .rows(shelf.model)
      .find(organization, { where }, { sort: { index: 'at', descending: false }, offset: 0, limit: atOnce });
    let last = '';
    for (const { doc } of found) {
      const { position, repeated } = await work(doc as unknown as FileRow);
      if (!repeated && position > last) last = position;
    }
    // the next run goes on where rows are late or nothing moves any more
    if (!last || !(await runtime.caughtUp(last)) || found.length < atOnce) return;
  }
}
