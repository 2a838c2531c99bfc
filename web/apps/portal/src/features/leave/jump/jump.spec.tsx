/** @jest-environment ./infra/jsdom/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeApi } from '../../../testing/api.ts';
import { draw } from '../../../testing/render.tsx';
import { useLocation } from 'react-router';
import JumpDialog from '../../../shell/jump/Dialog.tsx';
import signIn from '../../identity/sign-in/manifest.ts';
import ask from '../ask/manifest.ts';
import inbox from '../inbox/manifest.ts';
import requests from '../requests/manifest.ts';
import leaveJump from './manifest.ts';

const type = { id: 'sick', name: 'Sick leave', color: null };
const request = {
  id: 'r1',
  status: 'APPROVED',
  leaveTypeId: 'sick',
  leaveType: type,
  beginDate: '2026-10-26',
  endDate: '2026-10-30',
  requestedDateTime: '2026-10-01T08:00:00Z',
};
const page = (items: unknown[]) => ({ items, total: items.length, capped: false });
const pelin = { id: 'pelin', firstName: 'Pelin', lastName: 'Aktaş', profile: { imageUrl: null } };

function Address() {
  const { pathname, search } = useLocation();
  return <p>{`at ${pathname}${search}`}</p>;
}

async function open({ leave = false }: { leave?: boolean | null } = {}) {
  const asked: string[] = [];
  const answer = (name: string, given: unknown) => () => (asked.push(name), given);
  const { api } = fakeApi({
    reads: {
      Organization: () => ({ organizationDetail: { name: 'Lodos', mobileSettings: { hrPage: false, leave } } }),
      LeaveTypes: answer('types', { leaveTypes: page([type]) }),
      LeaveRequests: answer('requests', { leaveRequests: page([request]) }),
      Team: answer('team', { employeesByAdmins: page([pelin]) }),
    },
  });
  const onClose = jest.fn();
  const features = [inbox, requests, ask, leaveJump, signIn];
  const part = (
    <>
      <Address />
      <JumpDialog onClose={onClose} />
    </>
  );
  const { user } = await draw(part, { api, features });
  // the settings are there
  await waitFor(() => expect(screen.queryAllByRole('option').length).toBeGreaterThan(leave ? 1 : 4));
  return { user, field: screen.getByRole('combobox'), onClose, asked };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the jump of the portal', () => {
  it('offers pages, what can be asked for, and what the account offers, before anything is typed', async () => {
    await open();
    await waitFor(() =>
      expect(options()).toEqual([
        'Inbox',
        'Leave – Requests',
        'Leave – Ask for leave',
        'Sick leave Ask for leave',
        'Change password',
        'Sign out',
      ]),
    );
  });

  it.each([
    ['sick ask', 'Sick leave Ask for leave', 'at /leave/leave-requests/create?type=sick'],
    ['aktas', /Pelin Aktaş.*Inbox/, `at /leave/all-pending-requests?q=${encodeURIComponent('Pelin Aktaş')}`],
    ['approved', /^Sick leave .*Oct.*Approved$/, 'at /leave/leave-requests/r1'],
    ['requests', 'Leave – Requests', 'at /leave/leave-requests'],
  ])('finds by %j and goes there', async (typed, option, address) => {
    const { user, field, onClose } = await open();
    await user.type(field, typed);
    await waitFor(() => expect(options()).toEqual([expect.stringMatching(option)]));
    await user.keyboard('{Enter}');
    await screen.findByText(address);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('opens what changes the password', async () => {
    const { user, field } = await open();
    await user.type(field, 'password{Enter}');
    await screen.findByRole('dialog', { name: 'Change password' });
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('says that nothing is called so', async () => {
    const { user, field } = await open();
    await user.type(field, 'xyz');
    await screen.findByText('Nothing is called so. Change the search.');
    expect(options()).toEqual([]);
  });

  it('asks nothing of an area that is off', async () => {
    const { asked } = await open({ leave: true });
    await waitFor(() => expect(options()).toEqual(['Change password', 'Sign out']));
    expect(asked).toEqual([]);
  });
});
