/** @jest-environment jsdom */
import { drawSignedIn } from '../../../../testing/signed-in.tsx';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
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

  it('are as they were when what is not saved is discarded', async () => {
    const { user, sent } = await tab();
    await user.click(await screen.findByRole('button', { name: 'Remove Omar Demir from the list: Leave managers' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await screen.findByRole('button', { name: 'Remove Omar Demir from the list: Leave managers' });
    expect([sent, screen.queryByRole('button', { name: 'Save' })]).toEqual([[], null]);
  });
});
