/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../../../../testing/signed-in.tsx';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { loadNamespaces, startI18n } from '@kadro/i18n';
import { FeaturesContext } from '../../../../manifest/context.ts';
import { MomentProvider } from '../../../../time/moment.tsx';
import { features } from '../../../index.ts';
import { type Employee } from '../model.ts';
import { ResignDialog } from './StatusDialogs.tsx';

beforeAll(async () => {
  await startI18n({ language: 'en', namespaces: ['console'] });
  await loadNamespaces('console-identity', 'console-fields', 'console-leave', 'time');
});

const employee = {
  id: 'p',
  revision: 3,
  branchId: null,
  profile: { firstName: 'Ada', lastName: 'Ak' },
} as unknown as Employee;

const stored = {
  employees: [
    { id: 'a', status: 'ACTIVE', managerId: 'p', leaveManagers: 'x' },
    { id: 'b', status: 'ACTIVE', managerId: 'p', leaveManagers: 'p' },
    { id: 'c', status: 'RESIGNED', managerId: 'p', leaveManagers: 'p' },
  ],
  'leave-requests': [
    { id: 'r1', employeeId: 'p' },
    { id: 'r2', employeeId: 'q' },
  ],
  'leave-balances': [
    { id: '1', employeeId: 'p', leaveTypeId: 'annual', leaveType: { name: 'Annual leave' }, balance: 7.5 },
  ],
};

const dialog = () =>
  drawSignedIn(
    <FeaturesContext value={features}>
      <MomentProvider>
        <ResignDialog employee={employee} onClose={() => undefined} />
      </MomentProvider>
    </FeaturesContext>,
    { stored },
  );
const fact = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;

describe('ending an employment', () => {
  it('tells before it is sent what is still open, of both services, and what happens', async () => {
    const { sent } = await dialog();
    await waitFor(async () => expect(await fact('People who report to this person')).toBe('2'));
    await waitFor(async () => expect(await fact('People for whose leave this person decides')).toBe('1'));
    await waitFor(async () => expect(await fact('Open leave requests')).toBe('1'));
    expect(await fact('Remaining leave: Annual leave')).toBe('7.5 days');
    expect(screen.getByText(/^After the last day all open sessions end/)).toBeDefined();
    expect(sent).toEqual([]);
  });
});
