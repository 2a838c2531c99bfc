import { type QueryScope } from '@kadro/chassis';
import { approval } from '@kadro/kernel';
import { people, type PersonRow } from '../../replicas/people.ts';

const mostPeople = 1_000;

type PeopleReader = Pick<QueryScope, 'rowsById' | 'find'>;

/** Where approvers of leave are looked up. */
export const directoryOf = (scope: PeopleReader): approval.Directory<PersonRow> => ({
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
  kind: 'LEAVE_MANAGER',
  managersOf: ({ leaveManagers }) => leaveManagers,
  mayApprove: ({ mayApproveLeave }) => mayApproveLeave !== false,
});
