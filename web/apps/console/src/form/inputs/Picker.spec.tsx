/** @jest-environment ./infra/jsdom/environment.cjs */
import { describe, expect, it, jest } from '@jest/globals';
import { useEffect, useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import { draw } from '../../testing/render.tsx';
import { type Option, pendingName } from './choosing.ts';
import { Picker } from './Picker.tsx';

const teams = ['Assembly', 'Finance', 'Foundry', 'Logistics'].map((name) => ({ id: name.toLowerCase(), name }));

const answerMs = 40;
const later = () => act(() => new Promise((resolve) => setTimeout(resolve, 3 * answerMs)));

interface PickerCase {
  multiple?: boolean;
  /** The server answers some time later. */
  isSlow?: boolean;
  error?: string;
}

const teamOf = (id: string, isKnown: boolean): Option => ({
  id,
  name: (isKnown && teams.find((one) => one.id === id)?.name) || pendingName,
});

/** A picker of teams that finds them as a server would, and the chosen ids below it. */
async function picker({ multiple = false, isSlow = false, error }: PickerCase = {}) {
  const sent = jest.fn();
  const Form = () => {
    const [typed, setTyped] = useState('');
    const [answered, setAnswered] = useState('');
    const [ids, setIds] = useState<string[]>([]);
    useEffect(() => {
      const timer = setTimeout(() => setAnswered(typed), isSlow ? answerMs : 0);
      return () => clearTimeout(timer);
    }, [typed]);
    const found = teams.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()));
    const options = isSlow && answered !== typed ? [] : found;
    // as the forms do: known among the options, else asked for
    const chosen = ids.map((id) => options.find((one) => one.id === id) ?? teamOf(id, typed === answered));
    return (
      <form onSubmit={sent}>
        <Picker
          id="team"
          label="Team"
          options={options}
          noOptions="No team is called that."
          onSearch={setTyped}
          onChoose={(all) => setIds(all.map(({ id }) => id))}
          caret
          {...{ chosen, multiple, error }}
        />
        <output aria-label="Chosen">{ids.join(' ')}</output>
      </form>
    );
  };
  const { user } = await draw(<Form />);
  return { user, sent, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Team' }) };
}

const offered = () => within(screen.getByRole('listbox')).getAllByRole('option');
const names = () => offered().map(({ textContent }) => textContent);
const isChosen = (ids: string) => expect(screen.getByRole('status', { name: 'Chosen' }).textContent).toBe(ids);

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

  it('is typed over: what was chosen is replaced letter by letter, and its name may be asked for meanwhile', async () => {
    const { user, input } = await picker({ isSlow: true });
    await user.type(input, 'Log');
    await user.click(await screen.findByRole('option', { name: 'Logistics' }));
    await user.tripleClick(input);
    for (const letter of 'Found') {
      await user.keyboard(letter);
      await later();
    }
    expect(input.value).toBe('Found');
    expect(names()).toEqual(['Foundry']);
    await user.keyboard('{ArrowDown}{Enter}');
    isChosen('foundry');
  });

  it('offers nothing that does not fit what is typed, and Enter sends no form before there is an answer', async () => {
    const { user, input, sent } = await picker({ isSlow: true });
    await user.type(input, 'Log');
    await user.click(await screen.findByRole('option', { name: 'Logistics' }));
    await user.tripleClick(input);
    await user.keyboard('Fin{ArrowDown}{Enter}');
    isChosen('logistics');
    expect(sent).not.toHaveBeenCalled();
    await screen.findByRole('option', { name: 'Finance' });
    expect(names()).toEqual(['Finance']);
    await user.keyboard('{ArrowDown}{Enter}');
    isChosen('finance');
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
