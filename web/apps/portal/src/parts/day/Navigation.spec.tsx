/** @jest-environment ./infra/jsdom/environment.cjs */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setPlace } from '@kadro/ui';
import { setToday } from '@kadro/ui/testing';
import { useLocation } from 'react-router';
import { fakeApi } from '../../testing/api.ts';
import { draw } from '../../testing/render.tsx';
import { DayNavigation } from './Navigation.tsx';
import { PastDay } from './PastDay.tsx';
import { useDay } from './use-day.ts';

beforeAll(() => setToday('2026-10-22'));

/** A page that can be seen as of a day, and its address. */
function Page() {
  const day = useDay();
  return (
    <>
      <DayNavigation day={day} />
      <PastDay day={day}>
        <p>Balance</p>
      </PastDay>
      <output>{useLocation().search}</output>
    </>
  );
}

const page = (address?: string) => draw(<Page />, { api: fakeApi().api, address });
const address = () => screen.getByRole('status', { hidden: true }).textContent;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a page as of a day', () => {
  it('goes to a typed day and says so, then back to today', async () => {
    const { user } = await page();
    expect(screen.queryByRole('button', { name: 'Back to today' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Another day' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Day that is looked at' }));
    const field = dialog.getByRole<HTMLInputElement>('textbox', { name: 'Day that is looked at' });
    expect(field.value).toBe('22.10.2026');
    await user.clear(field);
    await user.type(field, '05.03.2026');
    await isClosed();
    expect(address()).toBe('?on=2026-03-05');
    expect(screen.getByText(/^As it was on .*5 March 2026\.$/)).toBeDefined();
    expect(screen.getByText(/Nothing can be changed from here/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Back to today' }));
    expect(address()).toBe('');
    expect(screen.queryByText(/As it was on/)).toBeNull();
  });

  it.each([
    ['Pacific/Auckland', '23.10.2026'],
    ['Pacific/Honolulu', '22.10.2026'],
  ])('is today at the branch in %s, whatever the zone of the browser', async (zone, day) => {
    setPlace({ zone, answeredAt: '2026-10-22T12:30:00Z' });
    const { user } = await page();
    await user.click(screen.getByRole('button', { name: 'Another day' }));
    const field = within(screen.getByRole('dialog')).getByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe(day);
    setPlace(null);
  });

  it('offers the days that are often asked for', async () => {
    const { user } = await page();
    await user.click(screen.getByRole('button', { name: 'Another day' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^1 Oct/ }));
    await isClosed();
    expect(address()).toBe('?on=2026-10-01');
  });

  it('shows what was known then, and what is known now', async () => {
    const { user } = await page('/?on=2026-03-05');
    const knowledge = within(screen.getByRole('group', { name: 'State of knowledge' }));
    const [now, then] = ['What we know now', 'As we knew it then'].map((name) =>
      knowledge.getByRole('button', { name }),
    );
    const pressed = () => [now, then].map((button) => button?.getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['true', 'false']);
    act(() => then?.focus());
    await user.keyboard('{Enter}');
    expect([address(), pressed()]).toEqual(['?on=2026-03-05&known=then', ['false', 'true']]);
    // pressing it again keeps it
    await user.keyboard('{Enter}');
    expect(address()).toBe('?on=2026-03-05&known=then');
    act(() => now?.focus());
    await user.keyboard('{Enter}');
    expect(address()).toBe('?on=2026-03-05');
  });

  it('of a day to come is planned, and nothing was known then', async () => {
    await page('/?on=2026-12-01&known=then');
    expect(screen.getByText(/^As it is planned for .*1 December 2026\.$/)).toBeDefined();
    expect(screen.queryByRole('group', { name: 'State of knowledge' })).toBeNull();
  });

  it.each(['2026-10-22', '2026-02-31', 'yesterday'])('is today where the address says %s', async (on) => {
    await page(`/?on=${on}`);
    expect(screen.getByRole('button', { name: 'Another day' })).toBeDefined();
    expect(screen.queryByText(/As it/)).toBeNull();
  });
});
