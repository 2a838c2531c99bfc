import { type QueryScope } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { people, type PersonRow } from '../replicas/people.ts';

const mostPeople = 1_000;

/** Where approvers are looked up. */
export const directoryOf = (scope: Pick<QueryScope, 'rowsById' | 'find'>): approval.Directory<PersonRow> => ({
  byIds: (ids) => scope.rowsById<PersonRow>(people.model, ids),
  superAdmins: () =>
    scope.find<PersonRow>(
      people.model,
      [
        { index: 'superAdmin', eq: true },
        { index: 'status', eq: 'ACTIVE' },
      ],
      { limit: mostPeople },
    ),
});

export const approvers = new approval.Approvers<PersonRow>({
  kind: 'OVERTIME_MANAGER',
  managersOf: ({ overtimeManagers }) => overtimeManagers,
  mayApprove: ({ mayApproveOvertime }) => mayApproveOvertime !== false,
});
