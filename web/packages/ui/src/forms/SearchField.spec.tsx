/** @jest-environment ./infra/jsdom/environment.cjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { useState } from 'react';
import { act, screen } from '@testing-library/react';
import { draw } from '../testing/render.tsx';
import { SearchField } from './SearchField.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** A search whose text comes back after `echoMs`, as from an address; notes what is asked for. */
async function search(echoMs = 0) {
  const asked: string[] = [];
  const Page = () => {
    const [value, setValue] = useState('');
    const ask = (text: string) => {
      asked.push(text);
      setTimeout(() => setValue(text), echoMs);
    };
    return (
      <>
        <SearchField label="Search by name" value={value} onChange={ask} />
        <button type="button" onClick={() => setValue('')}>
          Everybody
        </button>
      </>
    );
  };
  const { user } = await draw(<Page />, { advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  return { user, asked, input: screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search by name' }) };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('a search', () => {
  it('asks once, when typing rests', async () => {
    const { user, asked, input } = await search();
    await user.type(input, 'ay');
    pass(249);
    await user.type(input, 'ş');
    pass(249);
    expect(asked).toEqual([]);
    pass(1);
    expect(asked).toEqual(['ayş']);
  });

  it('asks at once with Enter', async () => {
    const { user, asked, input } = await search();
    await user.type(input, 'ay{Enter}');
    expect(asked).toEqual(['ay']);
    pass(1000);
    expect(asked).toEqual(['ay']);
  });

  it.each(['Escape', 'the button'])('is emptied at once by %s', async (way) => {
    const { user, asked, input } = await search();
    await user.type(input, 'ay{Enter}');
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect([asked, input.value]).toEqual([['ay', ''], '']);
  });

  it('keeps what was typed while the answer was on its way', async () => {
    const { user, input } = await search(400);
    await user.type(input, 'a');
    pass(250);
    await user.type(input, 'y');
    pass(400);
    expect(input.value).toBe('ay');
  });

  it('shows what somebody else sets', async () => {
    const { user, input } = await search();
    await user.type(input, 'ay{Enter}');
    pass(10);
    await user.click(screen.getByRole('button', { name: 'Everybody' }));
    expect(input.value).toBe('');
  });
});
