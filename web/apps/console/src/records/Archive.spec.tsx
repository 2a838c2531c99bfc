/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../testing/signed-in.tsx';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { branches } from '../features/identity/branches/feature.ts';
import { holidayRecord } from '../features/identity/holidays/record.ts';
import { type Use } from './uses.ts';
import { Archive, Restore } from './Archive.tsx';
import { type NamedRecord, type RecordDeclaration } from './declaration.ts';

const record: NamedRecord = { id: 'b1', revision: 4, name: 'Hamburg', archived: false, names: null };
const of = { name: 'branches', uses: branches.resources['branches/uses']?.one } as RecordDeclaration;

const archiving = (...uses: Use[]) => archivingOf(of, uses);

async function archivingOf(declared: RecordDeclaration, uses: Use[]) {
  const drawn = await drawSignedIn(<Archive record={record} of={declared} />, {
    stored: { [`${declared.name}/uses`]: [{ id: 'b1', uses }] },
  });
  await drawn.user.click(await screen.findByRole('button', { name: 'Archive' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Archive' });
  return { ...drawn, dialog, confirm };
}

describe('archiving a record', () => {
  it('tells what uses it in numbers, and waits for those who keep it from being archived', async () => {
    const { dialog, confirm, sent } = await archiving(
      { what: 'people', count: 16, blocks: true },
      { what: 'units', count: 2, blocks: false },
      { what: 'holidays', count: 0, blocks: false },
    );
    const people = await dialog.findByText('Employees');
    expect(people.nextElementSibling?.textContent).toBe('16');
    expect(dialog.getByText('Units').nextElementSibling?.textContent).toBe('2');
    expect(dialog.queryByText('Public holidays')).toBeNull();
    expect(dialog.getByText('It can be archived once nobody is assigned to it any more.')).toBeDefined();
    expect([confirm().disabled, sent]).toEqual([true, []]);
  });

  it('says that nothing uses it, that it is archived, and undoes that', async () => {
    const { user, dialog, confirm, sent } = await archiving({ what: 'people', count: 0, blocks: true });
    await dialog.findByText('Nothing uses it.');
    await user.click(confirm());
    await screen.findByText('Archived: Hamburg');
    // once the dialog is gone
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Restored: Hamburg');
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE branches/b1',
      'POST branches/b1/restore',
    ]);
    expect(sent[0]!.body).toEqual({ revision: 4 });
  });

  it('says of a holiday that leave is counted again, and how much of it', async () => {
    const { dialog } = await archivingOf(holidayRecord, [
      { what: 'approvedRequests', count: 41, blocks: false },
      { what: 'openRequests', count: 3, blocks: false },
    ]);
    const approved = await dialog.findByText('Approved leave requests');
    expect(approved.nextElementSibling?.textContent).toBe('41');
    expect(dialog.getByText('Open leave requests').nextElementSibling?.textContent).toBe('3');
    expect(dialog.getByText(/^This day is no longer a public holiday\. Leave on it is counted again/)).toBeDefined();
    expect(dialog.queryByText(/Where it is in use it stays/)).toBeNull();
  });

  it('says of a holiday that no leave lies on it', async () => {
    const { dialog } = await archivingOf(holidayRecord, [{ what: 'approvedRequests', count: 0, blocks: false }]);
    expect(await dialog.findByText('No leave lies on this day.')).toBeDefined();
  });

  it('is taken back from the record, too', async () => {
    const { user, sent } = await drawSignedIn(<Restore record={{ ...record, archived: true }} of={of} />);
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ method: 'POST', path: 'branches/b1/restore', body: { revision: 4 } });
  });
});
