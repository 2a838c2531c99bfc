import { approval } from '@kadro/kernel';
import { type PersonRow } from '../replicas/people.ts';

export const approvers = new approval.Approvers<PersonRow>({
  kind: 'OVERTIME_MANAGER',
  managersOf: ({ overtimeManagers }) => overtimeManagers,
  mayApprove: ({ mayApproveOvertime }) => mayApproveOvertime !== false,
});
