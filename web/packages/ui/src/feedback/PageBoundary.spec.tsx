/** @jest-environment ./infra/jsdom/environment.cjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { useState } from 'react';
import { screen } from '@testing-library/react';
import { draw } from '../testing/render.tsx';
import { PageBoundary } from './PageBoundary.tsx';

const answers = { broken: 'all' };

function Page() {
  if (answers.broken === 'all') throw new Error('nothing to draw this from');
  return <h1>Balances</h1>;
}

/** A shell with two pages, of which the first throws while its answers are broken. */
function Shell({ onRetry }: { onRetry: () => void }) {
  const [at, setAt] = useState('/balances');
  return (
    <>
      <button type="button" onClick={() => setAt('/inbox')}>
        Inbox
      </button>
      <PageBoundary at={at} title="This page broke" text="Nothing was saved." onRetry={onRetry}>
        {at === '/balances' ? <Page /> : <h1>Inbox</h1>}
      </PageBoundary>
    </>
  );
}

const drawn = async (onRetry = () => undefined as void) => {
  answers.broken = 'all';
  // React says what it caught
  jest.spyOn(console, 'error').mockReturnValue();
  return draw(<Shell onRetry={onRetry} />);
};

afterEach(() => void jest.restoreAllMocks());

describe('a page that throws', () => {
  it('says so inside of its shell', async () => {
    await drawn();
    expect(screen.getByRole('alert').textContent).toContain('This page broke');
    expect(screen.getByRole('button', { name: 'Inbox' })).toBeTruthy();
  });

  it('is tried again by the button, after what broke it is forgotten', async () => {
    const { user } = await drawn(() => void (answers.broken = 'none'));
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    expect(screen.getByRole('heading', { name: 'Balances' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gives way to another page, and forgets nothing then', async () => {
    const onRetry = jest.fn();
    const { user } = await drawn(onRetry);
    await user.click(screen.getByRole('button', { name: 'Inbox' }));
    expect(screen.getByRole('heading', { name: 'Inbox' })).toBeTruthy();
    expect([screen.queryByRole('alert'), onRetry.mock.calls]).toEqual([null, []]);
  });
});
