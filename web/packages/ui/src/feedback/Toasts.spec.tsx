/** @jest-environment ./infra/jsdom/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { draw } from '../testing/render.tsx';
import { useToast } from './Toasts.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Says each text in turn, with an undo that is noted. */
async function said(...texts: string[]) {
  const undone: string[] = [];
  const Save = () => {
    const say = useToast();
    const save = (text: string) => say({ text, action: { label: 'Undo', onClick: () => undone.push(text) } });
    return (
      <button type="button" onClick={() => texts.forEach(save)}>
        Save
      </button>
    );
  };
  const { user } = await draw(<Save />, { advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, undone };
}

const notices = () => within(screen.getByRole('region', { name: 'Notices' }));
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('a toast', () => {
  it('undoes what it says, and is gone', async () => {
    const { user, undone } = await said('Phone saved');
    await user.click(notices().getByRole('button', { name: 'Undo' }));
    expect(undone).toEqual(['Phone saved']);
    expect(notices().queryByText('Phone saved')).toBeNull();
  });

  it('goes after five seconds', async () => {
    await said('Phone saved');
    pass(4999);
    expect(notices().queryByText('Phone saved')).not.toBeNull();
    pass(1);
    expect(notices().queryByText('Phone saved')).toBeNull();
  });

  it('stays while its button is in focus, and goes with Escape', async () => {
    const { user } = await said('Phone saved');
    await user.tab();
    expect(document.activeElement).toBe(notices().getByRole('button', { name: 'Undo' }));
    pass(60_000);
    expect(notices().queryByText('Phone saved')).not.toBeNull();
    await user.keyboard('{Escape}');
    expect(notices().queryByText('Phone saved')).toBeNull();
  });

  it('waits for the one before it', async () => {
    await said('Phone saved', 'Address saved');
    expect(notices().queryByText('Address saved')).toBeNull();
    pass(5000);
    expect(notices().queryByText('Address saved')).not.toBeNull();
  });
});
