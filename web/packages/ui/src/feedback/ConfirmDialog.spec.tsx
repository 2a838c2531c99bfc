/** @jest-environment ./infra/jsdom/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { draw } from '../testing/render.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

/** A button that asks before it acts. */
function CancelLeave({ onConfirm }: { onConfirm: () => unknown }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Cancel leave
      </button>
      <ConfirmDialog
        open={open}
        title="Cancel leave from 28 October?"
        effect="3 days come back."
        confirm="Cancel leave"
        cancel="Keep it"
        onConfirm={onConfirm}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

/** Opens the dialog; the act under test ends when `finish` or `fail` is called. */
async function opened() {
  const acts: PromiseWithResolvers<void>[] = [];
  const onConfirm = () => {
    const act = Promise.withResolvers<void>();
    acts.push(act);
    return act.promise;
  };
  const { user } = await draw(<CancelLeave onConfirm={onConfirm} />);
  const opener = screen.getByRole('button', { name: 'Cancel leave' });
  await user.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Cancel leave from 28 October?' });
  return { user, opener, dialog, acts };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a dialog that asks', () => {
  it('is named by its question, says its effect and takes the focus', async () => {
    const { user, dialog } = await opened();
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      '3 days come back.',
    );
    expect(dialog.parentElement?.contains(document.activeElement)).toBe(true);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
  });

  it('is left by Escape without acting, and gives the focus back', async () => {
    const { user, opener, acts } = await opened();
    await user.keyboard('{Escape}');
    await isClosed();
    expect(acts).toHaveLength(0);
    expect(document.activeElement).toBe(opener);
  });

  it('acts once, however often it is pressed, and closes when it is done', async () => {
    const { user, acts } = await opened();
    await user.dblClick(screen.getByRole('button', { name: 'Cancel leave' }));
    await user.keyboard('{Escape}');
    expect(acts).toHaveLength(1);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    acts[0]?.resolve();
    await isClosed();
  });
});
