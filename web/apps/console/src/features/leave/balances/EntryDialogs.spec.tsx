/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../../../testing/signed-in.tsx';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { ApiError } from '@kadro/api';
import { EntitlementDialog } from './EntryDialogs.tsx';

const of = (year: number, days: number, revision: number) => ({ id: `e1/annual/${year}`, days, revision });
const stored = {
  'leave-types': [{ id: 'annual', name: 'Annual leave' }],
  'leave-entitlements': [of(2026, 20, 4), of(2027, 0, -1)],
};

beforeEach(() => localStorage.clear());

const dialog = (answers?: () => object) =>
  drawSignedIn(<EntitlementDialog employeeId="e1" leaveTypeId="annual" year={2026} onClose={() => undefined} />, {
    stored,
    answers,
  });
const field = (name: string) => document.querySelector<HTMLInputElement>(`#field-${name}`)!;

describe('setting an entitlement', () => {
  it('says what is set so far, and sends its revision', async () => {
    const { user, sent } = await dialog();
    await screen.findByText('Set so far: 20.0');
    await user.type(field('days'), '22');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toEqual({ leaveTypeId: 'annual', year: 2026, days: 22, revision: 4 });
  });

  it('sends that of the year that is chosen', async () => {
    const { user, sent } = await dialog();
    await screen.findByText('Set so far: 20.0');
    await user.clear(field('year'));
    await user.type(field('year'), '2027');
    await user.type(field('days'), '22');
    await waitFor(() => expect(screen.queryByText(/^Set so far/)).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toEqual({ leaveTypeId: 'annual', year: 2027, days: 22, revision: -1 });
  });

  it('offers the newest where somebody else has set it meanwhile', async () => {
    const { user } = await dialog(() => {
      throw new ApiError(409, { name: 'changed_meanwhile' });
    });
    await screen.findByText('Set so far: 20.0');
    await user.type(field('days'), '22');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('button', { name: 'Load newest values' })).toBeDefined();
  });
});
