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

/** Of corrected readings and of other shifts (rules, who acts). */
export const shiftApprovers = new approval.Approvers<PersonRow>({
  kind: 'SHIFT_MANAGER',
  managersOf: ({ shiftManagers }) => shiftManagers,
  mayApprove: ({ mayApproveShift }) => mayApproveShift !== false,
});
