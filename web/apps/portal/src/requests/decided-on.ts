import { dayOf } from '@kadro/ui';
import { type Step } from './types.ts';

const decisions = new Set<Step['state']>(['APPROVED', 'DENIED', 'SUPER_ADMIN']);

/** Whether the reader decided a step of a request on a day. */
export const decidedOn =
  (day: string, reader: string) =>
  ({ steps }: { steps: readonly Pick<Step, 'managerId' | 'actedBy' | 'state' | 'at'>[] }): boolean =>
    steps.some(
      ({ managerId, actedBy, state, at }) =>
        (actedBy ?? managerId) === reader && decisions.has(state) && at !== null && dayOf(at) === day,
    );
