/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../../../testing/signed-in.tsx';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { loadNamespaces } from '@kadro/i18n';
import { setTime } from '@kadro/ui/testing';
import { RecordContextProvider } from 'react-admin';
import { PlannedPatterns } from './PlannedPatterns.tsx';

const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };
const branch = {
  id: 'b1',
  revision: 9,
  name: 'Hamburg',
  zone: 'Europe/Berlin',
  archived: false,
  names: null,
  workingPatterns: [
    { from: '0001-01-01', pattern: week },
    { from: '2026-11-23', pattern: { ...week, friday: 300 } },
    { from: '2027-01-04', pattern: { ...week, friday: 0 } },
    { from: '2027-03-01', pattern: { ...week, monday: 0 } },
  ],
};

/** It is 22 November in Hamburg still, and the 23rd in Istanbul. */
beforeEach(() => setTime('2026-11-22T21:30:00Z'));

const planned = async (change: object = {}) => {
  await loadNamespaces('console-fields', 'time');
  return drawSignedIn(
    <RecordContextProvider value={{ ...branch, ...change }}>
      <PlannedPatterns />
    </RecordContextProvider>,
  );
};

describe('the planned working days of a branch', () => {
  it('are listed from its own tomorrow on, and one is revoked after a question', async () => {
    const { user, sent } = await planned();
    await screen.findByText('Planned working days');
    expect(screen.getAllByText(/^From /).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/23 Nov/),
      expect.stringMatching(/4 Jan 2027/),
      expect.stringMatching(/1 Mar 2027/),
    ]);
    await user.click(screen.getAllByRole('button', { name: 'Revoke' })[1]!);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/4 Jan 2027/)).toBeDefined();
    expect(sent).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      method: 'DELETE',
      path: 'branches/b1/working-pattern/2027-01-04',
      body: { revision: 9 },
    });
  });

  it('are not there where none are planned', async () => {
    await planned({ workingPatterns: branch.workingPatterns.slice(0, 1) });
    expect(screen.queryByText('Planned working days')).toBeNull();
  });

  it('are only read of an archived branch', async () => {
    await planned({ archived: true });
    await screen.findByText('Planned working days');
    expect(screen.queryByRole('button', { name: 'Revoke' })).toBeNull();
  });
});
