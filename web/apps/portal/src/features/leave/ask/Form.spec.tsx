/** @jest-environment ./infra/jsdom/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { type LeaveType } from '../data/types.ts';
import { fakeApi } from '../../../testing/api.ts';
import { draw } from '../../../testing/render.tsx';
import { AskForm } from './Form.tsx';

const annual: LeaveType = {
  id: 'annual',
  name: 'Annual',
  colour: null,
  durations: ['FULL_DAY', 'HOURLY'],
  reasonRequired: false,
  documentRequired: false,
  tracksBalance: true,
  noticeDays: 0,
} as never;

async function form(more: Partial<LeaveType> = {}) {
  const asked: unknown[] = [];
  const reads = { LeaveBalances: ({ on }: Record<string, unknown>) => asked.push(on) && { leaveBalances: [] } };
  const { api, sent } = fakeApi({ reads });
  const type = { ...annual, ...more };
  const { user } = await draw(<AskForm types={[type]} first={type} editing={undefined} />, { api });
  const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);
  const said = (input: HTMLInputElement) =>
    document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent ?? '';
  const send = () => user.click(screen.getByRole('button', { name: 'Send request' }));
  return { user, sent, asked, field, said, send };
}

const noDay = 'This date does not exist. Enter another date.';
const noTime = 'Enter a time from 00:00 to 23:59, such as 09:30.';
const missing = 'This field is required.';

describe('asking for leave', () => {
  it('says of a day that does not exist that it does not, and of a missing one that it is missing', async () => {
    const { user, sent, asked, field, said, send } = await form();
    const [first, last] = [await field('First day'), await field('Last day')];
    await user.type(first, '31.02.2027');
    await user.tab();
    expect(said(first)).toBe(noDay);
    await send();
    await waitFor(() => expect([said(first), said(last)]).toEqual([noDay, missing]));
    expect(sent).toEqual([]);
    // balances are those of a day
    expect(new Set(asked)).toEqual(new Set([undefined]));
  });

  it('says of a time that is none that it is none, and of a missing one that it is missing', async () => {
    const { user, sent, field, said, send } = await form({ durations: ['HOURLY'] });
    const [begin, end] = [await field('From'), await field('To')];
    await user.type(begin, '25:00');
    await user.tab();
    expect(said(begin)).toBe(noTime);
    await send();
    await waitFor(() => expect([said(begin), said(end)]).toEqual([noTime, missing]));
    expect(sent).toEqual([]);
  });

  it('says at the end that it is before the start, and counts nothing', async () => {
    const { user, sent, field, said } = await form({ durations: ['HOURLY'] });
    await user.type(await field('Date'), '26.10.2027');
    await user.type(await field('From'), '14:00');
    const end = await field('To');
    await user.type(end, '9');
    await user.tab();
    await waitFor(() => expect(said(end)).toBe('The end must be after the start. Choose a later time.'));
    // what is beside the form waits for a draft that could be sent
    expect(screen.getByText(/^Choose the days/)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it.each([
    ['neither', {}, 'If you like'],
    ['a reason', { reasonRequired: true }, undefined],
    ['a document', { documentRequired: true }, 'Document required'],
    ['both', { reasonRequired: true, documentRequired: true }, 'Document required'],
  ])('says of a kind that needs %s what may be left out', async (_what, more, hint) => {
    await form(more);
    const shown = ['If you like', 'Document required'].filter((text) => screen.queryByText(text));
    expect(shown).toEqual(hint ? [hint] : []);
  });
});
