/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../../../../testing/signed-in.tsx';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { MomentProvider } from '../../../../time/moment.tsx';
import { type Employee } from '../model.ts';
import { Managers } from './Lists.tsx';

const people = ['Ayşe', 'Omar'].map((firstName) => ({ id: firstName.toLowerCase(), firstName, lastName: 'Demir' }));
const management = {
  generalManagers: [],
  leaveManagers: ['ayşe', 'omar'],
  shiftManagers: ['omar'],
  overtimeManagers: [],
  expenseManagers: [],
};
const employee = {
  id: 'e1',
  revision: 7,
  branchId: null,
  managerId: null,
  management,
  planned: [],
} as unknown as Employee;

beforeEach(() => localStorage.clear());

const tab = () =>
  drawSignedIn(
    <MomentProvider>
      <Managers employee={employee} />
    </MomentProvider>,
    { stored: { personCards: people } },
  );

describe('the managers of somebody', () => {
  it('are named by their buttons, and saved together', async () => {
    const { user, sent } = await tab();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Remove Ayşe Demir from the list: Leave managers' }));
    await user.click(screen.getByRole('button', { name: 'Remove Omar Demir from the list: Shift managers' }));
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      method: 'PUT',
      path: 'employees/e1/management',
      body: { leaveManagers: ['omar'], shiftManagers: [], revision: 7 },
    });
  });

  it('are as they were when that is undone', async () => {
    const { user, sent } = await tab();
    await user.click(await screen.findByRole('button', { name: 'Move Omar Demir up: Leave managers' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toEqual([
      { leaveManagers: ['omar', 'ayşe'], revision: 7 },
      { leaveManagers: ['ayşe', 'omar'] },
    ]);
  });

  it('are offered as they were left by the end of a session', async () => {
    const first = await tab();
    await first.user.click(await screen.findByRole('button', { name: 'Move Omar Demir up: Leave managers' }));
    cleanup();
    const { user, sent } = await tab();
    await screen.findByText(/^What you typed at/);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(sent.map(({ body }) => body)).toEqual([{ leaveManagers: ['omar', 'ayşe'], revision: 7 }]),
    );
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((name) => name.startsWith('kadro.draft.'))).toEqual([]),
    );
  });

  it('are as they were when what is not saved is discarded', async () => {
    const { user, sent } = await tab();
    await user.click(await screen.findByRole('button', { name: 'Remove Omar Demir from the list: Leave managers' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await screen.findByRole('button', { name: 'Remove Omar Demir from the list: Leave managers' });
    expect([sent, screen.queryByRole('button', { name: 'Save' })]).toEqual([[], null]);
  });
});
