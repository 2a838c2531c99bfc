import { type Key } from '@kadro/i18n';
import { type GetOneResult } from 'react-admin';

/** What uses a record; while some that `blocks` is there, it is not archived. */
export interface Use {
  what: string;
  count: number;
  blocks: boolean;
}

export type Uses = { id: string; uses: readonly Use[] };

export const usesOf = (name: string): string => `${name}/uses`;

/** The resource of the records that one in a form would meet. */
export const metBy = (name: string): string => `${name}/met`;

/** The answer of a `...Uses` query as react-admin wants it. */
export const answered = (id: string, uses: readonly Use[] | null): GetOneResult => ({ data: { id, uses: uses ?? [] } });

const words: Readonly<Record<string, Key>> = {
  people: 'console:nav.employees',
  units: 'console:nav.units',
  teams: 'console:nav.teams',
  holidays: 'console:nav.holidays',
  requests: 'console:nav.leave-requests',
  approvedRequests: 'console:archive.approvedRequests',
  openRequests: 'console:archive.openRequests',
  overtimes: 'console:nav.overtimes',
  openOvertimes: 'console:archive.openOvertimes',
};

/** Those that there are, with the texts of what they are. */
export const shownUses = (uses: readonly Use[]): { id: string; label: Key; count: number }[] =>
  uses.flatMap(({ what, count }) => {
    const label = words[what];
    return label && count > 0 ? [{ id: what, label, count }] : [];
  });
