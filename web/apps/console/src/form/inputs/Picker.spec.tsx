/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import { draw } from '../../testing/render.tsx';
import { Picker, type Option } from './Picker.tsx';

const teams = ['Assembly', 'Finance', 'Foundry', 'Logistics'].map((name) => ({ id: name.toLowerCase(), name }));

/** A picker of teams that finds them as a server would, and the chosen ids below it. */
async function picker({ multiple = false, error }: { multiple?: boolean; error?: string } = {}) {
  const Form = () => {
    const [typed, setTyped] = useState('');
    const [chosen, setChosen] = useState<Option[]>([]);
    return (
      <>
        <Picker
          id="team"
          label="Team"
          options={teams.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))}
          noOptions="No team is called that."
          onSearch={setTyped}
          onChoose={setChosen}
          caret
          {...{ chosen, multiple, error }}
        />
        <output>{chosen.map(({ id }) => id).join(' ')}</output>
      </>
    );
  };
  const { user } = await draw(<Form />);
  return { user, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Team' }) };
}

const offered = () => within(screen.getByRole('listbox')).getAllByRole('option');
const names = () => offered().map(({ textContent }) => textContent);
const isChosen = (ids: string) => expect(screen.getByRole('status').textContent).toBe(ids);

describe('a picker', () => {
  it('offers what is found by typing, and takes it by arrow and Enter', async () => {
    const { user, input } = await picker();
    await user.type(input, 'f');
    expect(names()).toEqual(['Finance', 'Foundry']);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    isChosen('foundry');
    expect([input.value, screen.queryByRole('listbox')]).toEqual(['Foundry', null]);
  });

  it('is opened by its arrow and chosen from with the mouse', async () => {
    const { user, input } = await picker();
    await user.click(screen.getByRole('button', { name: 'Open' }));
    expect(names()).toEqual(['Assembly', 'Finance', 'Foundry', 'Logistics']);
    await user.click(screen.getByRole('option', { name: 'Logistics' }));
    isChosen('logistics');
    expect(input.value).toBe('Logistics');
  });

  it('says that nothing is found, and takes no text that is no option', async () => {
    const { user, input } = await picker();
    await user.type(input, 'zzz');
    expect(screen.getByText('No team is called that.')).toBeDefined();
    await user.tab();
    await waitFor(() => expect(input.value).toBe(''));
    isChosen('');
  });

  it('is emptied with its text', async () => {
    const { user, input } = await picker();
    await user.type(input, 'Fin{ArrowDown}{Enter}');
    isChosen('finance');
    await user.clear(input);
    isChosen('');
  });

  it('of several keeps those chosen before another search, and Backspace takes the last away', async () => {
    const { user, input } = await picker({ multiple: true });
    await user.type(input, 'Fin{ArrowDown}{Enter}');
    await user.type(input, 'Log{ArrowDown}{Enter}');
    isChosen('finance logistics');
    await user.keyboard('{Backspace}');
    isChosen('finance');
  });

  it('is described by its error', async () => {
    const { input } = await picker({ error: 'Choose a team.' });
    expect(screen.getByRole('combobox', { description: 'Choose a team.' })).toBe(input);
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});
