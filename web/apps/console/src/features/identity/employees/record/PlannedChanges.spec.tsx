/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../../../../testing/signed-in.tsx';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { loadNamespaces, startI18n } from '@kadro/i18n';
import { FeaturesContext } from '../../../../manifest/context.ts';
import { features } from '../../../index.ts';
import { MomentProvider } from '../../../../time/moment.tsx';
import { type Employee } from '../model.ts';
import { PlannedChanges } from './PlannedChanges.tsx';

beforeAll(async () => {
  await startI18n({ language: 'en', namespaces: ['console'] });
  await loadNamespaces('console-identity', 'console-fields', 'console-leave', 'time');
});

const leaving = (changes: object) => ({
  id: 'c1',
  kind: 'RESIGNATION',
  effectiveOn: '2027-03-31',
  fields: ['status'],
  changes,
});
const person = (changes: object) =>
  ({
    id: 'p',
    revision: 3,
    status: 'ACTIVE',
    role: 'EMPLOYEE',
    roles: { admin: false, restrictedAdmin: false, superAdmin: false, hrManager: false, adminBranches: [] },
    employment: {},
    management: {},
    planned: [leaving(changes)],
  }) as unknown as Employee;

const stored = {
  employees: [
    { id: 'a', status: 'ACTIVE', managerId: 'p', leaveManagers: 'x' },
    { id: 'b', status: 'ACTIVE', managerId: 'p', leaveManagers: 'p' },
    { id: 'c', status: 'RESIGNED', managerId: 'p', leaveManagers: 'p' },
  ],
  'leave-requests': [
    { id: 'r1', employeeId: 'p' },
    { id: 'r2', employeeId: 'p' },
    { id: 'r3', employeeId: 'q' },
  ],
  'leave-balances': [
    { id: '1', employeeId: 'p', leaveTypeId: 'annual', leaveType: { name: 'Annual leave' }, balance: 7.5 },
    { id: '2', employeeId: 'p', leaveTypeId: 'sick', leaveType: { name: 'Sick leave' }, balance: 0 },
  ],
};

const plan = (changes: object, self = 'me') =>
  drawSignedIn(
    <FeaturesContext value={features}>
      <MomentProvider>
        <PlannedChanges employee={person(changes)} />
      </MomentProvider>
    </FeaturesContext>,
    { stored, user: { id: self } },
  );
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;

describe('a planned end of employment', () => {
  it('says why, as it was typed, and what is still open', async () => {
    await plan({ quitReason: 'RETIREMENT', quitDescription: 'Moves to the sea', interviewMade: null });
    const box = within(await screen.findByRole('group', { name: /31 Mar/ }));
    expect(await fact('Reason for leaving')).toBe('Retirement');
    expect(box.getByText('Moves to the sea')).toBeDefined();
    expect(box.queryByText(/→/)).toBeNull();
    await waitFor(async () => expect(await fact('People who report to this person')).toBe('2'));
    await waitFor(async () => expect(await fact('People for whose leave this person decides')).toBe('1'));
    await waitFor(async () => expect(await fact('Open leave requests')).toBe('2'));
    expect(await fact('Remaining leave: Annual leave')).toBe('7.5 days');
    expect(screen.queryByText('Remaining leave: Sick leave')).toBeNull();
  });

  it('is taken back by others, not by oneself', async () => {
    await plan({ quitReason: 'DISMISSAL' });
    await screen.findByRole('button', { name: 'Revoke' });
    cleanup();
    await plan({ quitReason: 'DISMISSAL' }, 'p');
    await screen.findByText('What is still open');
    expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull();
  });

  it('says nothing of a reason that was not given', async () => {
    await plan({ quitReason: null });
    await screen.findByText('What is still open');
    expect(screen.queryByText('Reason for leaving')).toBeNull();
  });
});
