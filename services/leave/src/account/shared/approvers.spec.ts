import { describe, expect, it } from '@jest/globals';
import { errorBody, errorCatalogue, type Rejection } from '@kadro/kernel';
import { type PersonRow } from '../../replicas/people.ts';
import { stepsOf } from '../../testing/story.ts';
import { approvers, directoryOf } from './approvers.ts';

const nobody: PersonRow = {
  id: '',
  _name: '',
  firstName: 'Deniz',
  lastName: 'Kaya',
  birthDate: null,
  status: 'ACTIVE',
  language: 'en',
  branchId: 'b1',
  teamId: null,
  managerId: null,
  leaveManagers: [],
  generalManagers: [],
  superAdmin: false,
  mayApproveLeave: null,
  notifyLeave: true,
  emailNotification: false,
  workingPattern: null,
};
const colleagues = [
  { ...nobody, id: 'm1' },
  { ...nobody, id: 'may', mayApproveLeave: true },
  { ...nobody, id: 'gone', status: 'RESIGNED' as const },
  { ...nobody, id: 'mayNot', mayApproveLeave: false },
];
const boss = { ...nobody, id: 'boss', superAdmin: true };
const letters = { m1: 'M1', may: 'M1', boss: 'SA' };

/** The chain of somebody in a company of the colleagues and these super admins. */
const chainOf = (person: Partial<PersonRow>, superAdmins: PersonRow[] = [boss]) =>
  approvers.chainFor(
    directoryOf({
      rowsById: <R>(_model: object, ids: readonly string[]) =>
        Promise.resolve(colleagues.filter(({ id }) => ids.includes(id)) as R[]),
      find: <R>() => Promise.resolve(superAdmins as R[]),
    }),
    { ...nobody, id: 'id1', ...person },
  );
const shown = ({ steps, escalated }: Awaited<ReturnType<typeof chainOf>>) => [
  escalated,
  stepsOf({ steps: steps.map(({ managerId, state }) => ({ managerId, state, reason: null })) }, letters),
  steps[0]?.kind,
];

describe('the approvers of a request', () => {
  it('leave out the requester', async () =>
    expect(shown(await chainOf({ leaveManagers: ['id1', 'm1'] }))).toEqual([null, 'M1 PENDING', 'LEAVE_MANAGER']));

  it('leave out who has resigned, may not approve or is unknown', async () =>
    expect(shown(await chainOf({ leaveManagers: ['gone', 'mayNot', 'unknown', 'may'] }))[1]).toBe('M1 PENDING'));

  it('are the general managers where there are no managers, and the super admins where there is neither', async () =>
    expect([shown(await chainOf({ generalManagers: ['m1'] })), shown(await chainOf({}))]).toEqual([
      ['GENERAL_MANAGER', 'M1 PENDING', 'GENERAL_MANAGER'],
      ['SUPER_ADMIN', 'SA PENDING', 'SUPER_ADMIN'],
    ]));

  it('are missing where nobody could decide', async () => {
    const refused: unknown = await chainOf({ id: boss.id }).catch((thrown: unknown) => thrown);
    expect(refused).toMatchObject({ name: 'approver_missing' });
    expect(errorBody(refused as Rejection, { language: 'en' }).message).toMatch(/\w/);
    expect(errorCatalogue.approver_missing.status).toBe(422);
  });
});
