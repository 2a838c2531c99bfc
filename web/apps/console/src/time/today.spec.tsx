/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../testing/signed-in.tsx';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { setPlace } from '@kadro/ui';
import { setTime } from '@kadro/ui/testing';
import { DayButton } from './DayButton.tsx';
import { MomentProvider } from './moment.tsx';
import { useTodayAt, useTodayOf } from './today.ts';

/** Just after midnight in Istanbul, before it in Berlin and in Reykjavik. */
const night = '2026-11-22T21:30:00Z';

beforeEach(() => {
  setTime(night);
  setPlace(null);
});

const stored = {
  branches: [
    { id: 'istanbul', zone: 'Europe/Istanbul' },
    { id: 'berlin', zone: 'Europe/Berlin' },
    { id: 'auckland', zone: 'Pacific/Auckland' },
  ],
  organization: [{ id: 'own', zone: 'Pacific/Honolulu' }],
  employees: [
    { id: 'ada', branchId: 'auckland' },
    { id: 'bea', branchId: 'berlin' },
    { id: 'nobranch', branchId: null },
  ],
};

const At = ({ branch }: { branch: string | null }) => <output>{useTodayAt(branch)}</output>;
const Of = ({ person }: { person: string }) => <output>{useTodayOf(person)}</output>;
const said = (day: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(day));

describe('today in the header', () => {
  it.each([
    ['Europe/Istanbul', '23 Nov', '2026-11-22T21:30:00Z'],
    ['Europe/Berlin', '22 Nov', '2026-11-22T21:30:00Z'],
    ['Pacific/Auckland', '23 Nov', '2026-11-22T21:30:00Z'],
    ['Pacific/Honolulu', '22 Nov', '2026-11-22T21:30:00Z'],
    ['Europe/Istanbul', '21 Nov', '2026-11-21T12:00:00Z'],
  ])('is that of a reader in %s: %s', async (zone, day, answeredAt) => {
    await drawSignedIn(
      <MomentProvider>
        <DayButton />
      </MomentProvider>,
      { user: { zone, answeredAt } },
    );
    expect(await screen.findByText(`Today, ${day}`)).toBeDefined();
  });
});

describe('today in a form', () => {
  it.each([
    ['istanbul', '2026-11-23'],
    ['berlin', '2026-11-22'],
    ['auckland', '2026-11-23'],
    [null, '2026-11-22'],
  ])('is that of the branch %s', async (branch, day) => {
    await drawSignedIn(<At branch={branch} />, { stored, user: { zone: 'Europe/Istanbul' } });
    await said(day);
  });

  it.each([
    ['ada', '2026-11-23'],
    ['bea', '2026-11-22'],
    ['nobranch', '2026-11-22'],
  ])('is that of the branch of %s', async (person, day) => {
    await drawSignedIn(<Of person={person} />, { stored, user: { zone: 'Europe/Istanbul' } });
    await said(day);
  });
});
