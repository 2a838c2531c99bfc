/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../../testing/signed-in.tsx';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type SessionUser } from '@kadro/api';
import { fields } from '../../features/identity/employees/fields.ts';
import { CommandForm } from '../CommandForm.tsx';

const stored = {
  branches: ['Bremen', 'Hamburg'].map((name) => ({ id: name.toLowerCase(), name, archived: false })),
  units: [
    { id: 'weser', name: 'Weser', branchId: 'bremen', archived: false },
    { id: 'harbour', name: 'Harbour', branchId: 'hamburg', archived: false },
    { id: 'sales', name: 'Sales', branchId: null, archived: false },
  ],
  teams: [
    { id: 'cranes', name: 'Cranes', unitId: 'harbour', archived: false },
    { id: 'locks', name: 'Locks', unitId: 'weser', archived: false },
  ],
};

const parts = [{ fields: ['branchId', 'unitId', 'teamId'] }] as const;

const place = (record: object, user: Partial<SessionUser> = {}) =>
  drawSignedIn(
    <CommandForm
      of={fields}
      parts={parts}
      record={{ branchId: null, unitId: null, teamId: null, ...record }}
      command={(changes) => ({ method: 'PUT', path: 'employees/1/employment', body: changes })}
      submit="Save"
      onDone={() => undefined}
    />,
    { stored, user },
  );

const ids = { Branch: 'branchId', Unit: 'unitId', Team: 'teamId' };
const input = (name: keyof typeof ids): HTMLInputElement => {
  const found = document.getElementById(`field-${ids[name]}`);
  if (!(found instanceof HTMLInputElement)) throw new Error('not drawn yet');
  return found;
};
const offered = async () =>
  within(await screen.findByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('the place of somebody', () => {
  it('is of what fits: units of the branch and open ones, teams of the unit', async () => {
    const { user } = await place({ branchId: 'bremen', unitId: 'weser' });
    await waitFor(() => expect(input('Unit').value).toBe('Weser'));
    await user.click(input('Unit'));
    await waitFor(async () => expect(await offered()).toEqual(['Weser', 'Sales']));
    await user.keyboard('{Escape}');
    await user.click(input('Team'));
    await waitFor(async () => expect(await offered()).toEqual(['Locks']));
  });

  it('loses a unit of another branch as soon as the branch is changed, and its team', async () => {
    const { user, sent } = await place({ branchId: 'bremen', unitId: 'weser', teamId: 'locks' });
    await waitFor(() => expect(input('Team').value).toBe('Locks'));
    await user.click(input('Branch'));
    await user.click(await screen.findByRole('option', { name: 'Hamburg' }));
    await waitFor(() => expect(input('Unit').value).toBe(''));
    await user.click(input('Unit'));
    await user.click(await screen.findByRole('option', { name: 'Harbour' }));
    await waitFor(() => expect(input('Team').value).toBe(''));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toEqual({ branchId: 'hamburg', unitId: 'harbour', teamId: null });
  });

  it('is in a branch of the reader only', async () => {
    const { user } = await place({}, { superAdmin: false, restrictedAdmin: true, adminBranches: ['hamburg'] });
    await waitFor(() => expect(input('Branch')).toBeDefined());
    await user.click(input('Branch'));
    await waitFor(async () => expect(await offered()).toEqual(['Hamburg']));
  });
});
