import { contextOf } from '../access/scope.ts';
import { type Outcome } from '../declare/streams/decisions.ts';
import { Refused } from '../declare/refusal.ts';
import { type CommandScope } from '../declare/scope.ts';
import { type FileRow } from './file.ts';
import { type FileStore } from './file-store.ts';

/** Files of an account that nothing has taken up. */
export const mostOrphans = 50;
/** What is under way for longer was cut off. */
const longestMs = 60_000;

/** When an upload began, by the id of its file, in the order in which they came. */
type UnderWay = [id: string, since: number][];

/** Where there is room; uploads under way, also elsewhere, count as they came. @throws Refused too_many_requests */
export async function withinLimit(
  fileStore: FileStore,
  scope: CommandScope,
  id: string,
  store: () => Promise<Outcome>,
): Promise<Outcome> {
  const before = await noted(scope, (others) => [...others, [id, scope.now().epochMilliseconds]]);
  let isCounted = true;
  try {
    await limit(fileStore, scope, before);
    const outcome = await store();
    isCounted = await scope.caughtUp(outcome.position, ['FileUploaded']);
    return outcome;
  } finally {
    if (isCounted) await noted(scope, (all) => all.filter(([one]) => one !== id));
  }
}

/** Those that came before. */
async function noted(scope: CommandScope, change: (others: UnderWay) => UnderWay): Promise<string[]> {
  const { organization, keyValue, principal } = scope;
  const key = `uploads/${contextOf(scope).service.name}/${principal.account}`;
  for (;;) {
    const stored = await keyValue.get(organization, key);
    const now = scope.now().epochMilliseconds;
    const others = (stored === null ? [] : (JSON.parse(stored) as UnderWay)).filter(([, at]) => now - at < longestMs);
    const changed = JSON.stringify(change(others));
    if (await keyValue.compareAndSet(organization, key, stored, changed, longestMs / 1_000))
      return others.map(([one]) => one);
  }
}

async function limit({ model }: FileStore, scope: CommandScope, before: readonly string[]): Promise<void> {
  const where = [
    { index: 'uploadedBy', eq: scope.principal.account },
    { index: 'state', eq: 'ORPHAN' },
  ];
  const { total } = await scope.rows(model).count(scope.organization, { where }, mostOrphans);
  const counted = new Set((await scope.rowsById<FileRow>(model, before)).map((file) => file.id));
  const others = before.filter((one) => !counted.has(one)).length;
  if (total + others >= mostOrphans) throw new Refused('too_many_requests');
}
