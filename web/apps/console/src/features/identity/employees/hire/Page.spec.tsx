/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../../../../testing/signed-in.tsx';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { setTime } from '@kadro/ui/testing';
import { loadNamespaces } from '@kadro/i18n';
import { EmployeeCreate } from './Page.tsx';

const berlin = { id: 'berlin', name: 'Berlin', zone: 'Europe/Berlin', archived: false };
const istanbul = { id: 'istanbul', name: 'Istanbul', zone: 'Europe/Istanbul', archived: false };

/** Just after midnight in Istanbul, before it in Berlin. */
beforeEach(() => setTime('2026-11-22T21:30:00Z'));

const hiring = async (...branches: object[]) => {
  const drawn = await drawSignedIn(<EmployeeCreate />, {
    stored: { branches: branches as { id: string }[] },
    user: { zone: 'Europe/Istanbul' },
  });
  await loadNamespaces('console-identity', 'time');
  return drawn;
};
const firstDay = () => document.querySelector<HTMLInputElement>('#field-hiredDate')!;
const is = (day: string) => waitFor(() => expect(firstDay().value).toBe(day));

async function choose(user: UserEvent, name: string) {
  const branch = document.querySelector<HTMLInputElement>('#field-branchId')!;
  await user.clear(branch);
  await user.type(branch, name);
  await user.click(await screen.findByRole('option', { name }));
}

describe('the first day of somebody new', () => {
  it('is today at the chosen branch, until one is typed', async () => {
    const { user } = await hiring(istanbul, berlin);
    await is('23.11.2026');
    await choose(user, 'Berlin');
    await is('22.11.2026');
    await choose(user, 'Istanbul');
    await is('23.11.2026');
    await user.clear(firstDay());
    await user.type(firstDay(), '01.12.2026');
    await choose(user, 'Berlin');
    await is('01.12.2026');
  });

  it('is today at the only branch', async () => {
    await hiring(berlin);
    await is('22.11.2026');
  });
});

describe('hiring one person after the other', () => {
  it('sends the first and begins the next with place and terms of the one before', async () => {
    const { user, sent } = await hiring(istanbul, berlin);
    await is('23.11.2026');
    const field = (name: string) => document.querySelector<HTMLInputElement>(`#field-${name}`)!;
    const person = { firstName: 'Ada', lastName: 'Ak', staffNumber: '7', workEmail: 'ada@a.example' };
    for (const [name, value] of Object.entries(person)) await user.type(field(name), value);
    await choose(user, 'Berlin');
    await user.clear(firstDay());
    await user.type(firstDay(), '01.12.2026');
    await user.click(screen.getByRole('button', { name: 'Hire and enter another' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      method: 'POST',
      path: 'employees',
      body: { ...person, branchId: 'berlin', hiredDate: '2026-12-01' },
    });
    expect(await screen.findByText('Hired: Ada Ak. Sign-in details are in the record.')).toBeDefined();
    // not the step of the first sign-in, but the next form
    await waitFor(() => expect(Object.keys(person).map((name) => field(name).value)).toEqual(['', '', '', '']));
    await waitFor(() => expect(field('branchId').value).toBe('Berlin'));
    expect(firstDay().value).toBe('01.12.2026');
  });
});
