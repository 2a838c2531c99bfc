import { type ReachKind } from '../declare/reach.ts';
import { type AnyReadModel } from '../declare/models/read-model.ts';
import { Refused } from '../declare/refusal.ts';
import { type CommandScope } from '../declare/scope.ts';
import { type Row } from '../ports/index.ts';
import { rowInReach } from '../access/reach.ts';
import { type Attached } from './download.ts';

/** Files of one kind: what they say of whom, who may bring them, and the rows that take them up. */
export interface FileKind<R extends object = Row> extends Attached<R> {
  /** Of names and bytes: they are sealed and forgotten with this class of the person that they are about. */
  dataClass: string;
  /** `own` (default): each about himself; else about those among these people whom the caller so reaches. */
  mayUpload?: 'own' | { on: AnyReadModel; reach: readonly ReachKind[] };
  /** Whom a row is about, where that need not be who attaches files to it. */
  whose?: (row: R) => string;
}

/** A kind of files whose rows nobody needs any more. */
// oxlint-disable-next-line typescript/no-explicit-any -- existential: each kind knows its own rows
export type AnyFileKind = FileKind<any>;

export type FileKinds = Readonly<Record<string, AnyFileKind>>;

/** The area of all routes, where all kinds have the same and each brings only files about himself. */
export function commonArea(kinds: FileKinds): string | undefined {
  const [first, ...others] = Object.values(kinds);
  const isCommon = others.every(({ area }) => area === first!.area);
  return isCommon && Object.values(kinds).every(isOwn) ? first!.area : undefined;
}

const isOwn = ({ mayUpload = 'own' }: AnyFileKind): boolean => mayUpload === 'own';

/** @throws Refused forbidden, area_disabled, entity_not_found: the caller may bring no such file about this person */
export async function admitUpload({ area, mayUpload = 'own' }: AnyFileKind, person: string, scope: CommandScope) {
  const { principal, domain } = scope;
  if (mayUpload !== 'own') {
    const access = { who: 'reach', reach: mayUpload.reach } as const;
    await rowInReach(scope, { access, area }, mayUpload.on, person);
    return;
  }
  if (person !== principal.account) throw new Refused('forbidden');
  if (area && domain.policy.isOff(principal, area)) throw new Refused('area_disabled');
}
