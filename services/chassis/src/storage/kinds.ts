import { type ReachKind } from '../declare/reach.ts';
import { type AnyReadModel } from '../declare/models/read-model.ts';
import { Refused } from '../declare/refusal.ts';
import { type CommandScope } from '../declare/scope.ts';
import { type Row } from '../ports/index.ts';
import { rowInReach } from '../access/reach.ts';
import { type Attached } from './download.ts';

/** Files of one kind: data class, uploaders, and the rows that adopt them. */
export interface FileKind<R extends object = Row> extends Attached<R> {
  /** Names and bytes are sealed and forgotten with this class of the subject. */
  dataClass: string;
  /** `own` (default): about oneself; else about people whom the caller reaches so. */
  mayUpload?: 'own' | { on: AnyReadModel; reach: readonly ReachKind[] };
  /** The subject of a row, where others may attach files. */
  whose?: (row: R) => string;
}

// oxlint-disable-next-line typescript/no-explicit-any -- existential: each kind knows its own rows
export type AnyFileKind = FileKind<any>;

export type FileKinds = Readonly<Record<string, AnyFileKind>>;

/** Of the routes, where all kinds share it and are uploaded about oneself. */
export function commonArea(kinds: FileKinds): string | undefined {
  const [first, ...others] = Object.values(kinds);
  const isCommon = others.every(({ area }) => area === first!.area);
  return isCommon && Object.values(kinds).every(isOwn) ? first!.area : undefined;
}

const isOwn = ({ mayUpload = 'own' }: AnyFileKind): boolean => mayUpload === 'own';

/** @throws Refused forbidden, area_disabled, entity_not_found */
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
