/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../testing/signed-in.tsx';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { ColumnMenu, useChosenColumns } from './ColumnMenu.tsx';

const all = ['name', 'branch', 'unit'].map((id) => ({ id, label: id, cell: () => id, always: id === 'name' }));
const atFirst = ['branch'];

function List() {
  const { columns, menu } = useChosenColumns('people', all, atFirst);
  return (
    <>
      <ColumnMenu {...menu} />
      <output>{columns.map(({ id }) => id).join(' ')}</output>
    </>
  );
}

function Page() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>Leave or come back</button>
      {isOpen && <List />}
    </>
  );
}

it('the columns of a list are chosen, and stay chosen; the name is always there', async () => {
  const { user } = await drawSignedIn(<Page />);
  const columns = () => screen.getByRole('status').textContent;
  expect(columns()).toBe('name branch');
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const options = await screen.findAllByRole('menuitemcheckbox');
  expect(options.map((one) => [one.textContent, one.getAttribute('aria-checked')])).toEqual([
    ['branch', 'true'],
    ['unit', 'false'],
  ]);
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'unit' }));
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'branch' }));
  await user.keyboard('{Escape}');
  expect(columns()).toBe('name unit');
  await user.click(await screen.findByRole('button', { name: 'Leave or come back' }));
  await user.click(screen.getByRole('button', { name: 'Leave or come back' }));
  expect(columns()).toBe('name unit');
});
