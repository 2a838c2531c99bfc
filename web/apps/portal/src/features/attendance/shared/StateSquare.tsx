import { DaySquare } from '@kadro/ui';
import { type RequestStatus } from '../../../requests/types.ts';

const fills = { APPROVED: 'solid', PENDING: 'striped', NEED_EXTRA_DETAIL: 'striped' } as const;

/** Before a request in a list: how far it is. */
export const StateSquare = ({ status }: { status: RequestStatus }) => (
  <DaySquare fill={Object.entries(fills).find(([one]) => one === status)?.[1] ?? 'hollow'} tone="own" />
);
