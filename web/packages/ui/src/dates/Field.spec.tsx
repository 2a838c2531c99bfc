/** @jest-environment ./infra/jsdom/environment.cjs */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { type UiLanguage } from '../theme/languages.ts';
import { setToday } from '../testing/browser.ts';
import { draw } from '../testing/render.tsx';
import { DateField } from './Field.tsx';
import { dayInWords } from './days.ts';

beforeAll(() => setToday('2026-10-22'));

interface Given {
  day?: string;
  min?: string;
  max?: string;
  language?: UiLanguage;
}

async function field({ day = '', language = 'en', ...limits }: Given = {}) {
  const finished: string[] = [];
  const Form = () => {
    const [value, setValue] = useState(day);
    const pattern = 'DD.MM.YYYY';
    return (
      <>
        <DateField
          label="First day"
          {...{ value, language, pattern }}
          {...limits}
          onChange={setValue}
          onDay={(one) => finished.push(one)}
        />
        <output>{value}</output>
      </>
    );
  };
  const { user } = await draw(<Form />, { language });
  const input = screen.getByLabelText<HTMLInputElement>('First day');
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Open calendar' }));
    await waitFor(() => expect(document.activeElement?.closest('table')).not.toBeNull());
  };
  const dayNamed = (one: string) =>
    screen.getByLabelText<HTMLButtonElement>(dayInWords(one, language, { dateStyle: 'full' }));
  const isAt = (one: string) => waitFor(() => expect(document.activeElement).toBe(dayNamed(one)));
  return { user, input, finished, open, dayNamed, isAt };
}

const value = () => screen.getByRole('status', { hidden: true }).textContent;

describe('a typed day', () => {
  it('is read by the pattern and written in it when the field is left', async () => {
    const { user, input } = await field();
    await user.type(input, '5/3/26');
    expect(value()).toBe('2026-03-05');
    expect(input.value).toBe('5/3/26');
    await user.tab();
    expect(input.value).toBe('05.03.2026');
  });

  it('that the calendar does not have stays as it was typed, for the form to refuse', async () => {
    const { user, input } = await field();
    await user.type(input, '31.02.2026');
    await user.tab();
    expect([value(), input.value]).toEqual(['31.02.2026', '31.02.2026']);
  });

  it.each([
    ['31.02.2026', 'This date does not exist. Enter another date.'],
    ['2026-02-30', 'This date does not exist. Enter another date.'],
    ['31.02.', 'Enter a date in the form DD.MM.YYYY.'],
    ['soon', 'Enter a date in the form DD.MM.YYYY.'],
  ])('that is none is said at the field when it is left: %s', async (typed, text) => {
    const { user, input } = await field();
    await user.type(input, typed);
    expect(screen.queryByText(text)).toBeNull();
    await user.tab();
    const said = screen.getByText(text);
    expect(input.getAttribute('aria-describedby')).toBe(said.closest('[id]')?.id);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    await user.clear(input);
    await user.type(input, '05.03.2026');
    expect(screen.queryByText(text)).toBeNull();
  });

  it.each([
    ['05.03.2026', '2026-03-05'],
    ['2026-03-12', '2026-03-12'],
    ['5.3.26{Enter}', '2026-03-05'],
    ['5.3.26{Tab}', '2026-03-05'],
  ])('is finished once: %s', async (keys, day) => {
    const { user, input, finished } = await field();
    await user.click(input);
    await user.keyboard(keys);
    expect(finished).toEqual([day]);
  });

  it('that is deleted is no day', async () => {
    const { user, input } = await field({ day: '2026-10-05' });
    await user.clear(input);
    expect(value()).toBe('');
  });
});

describe('the calendar of a day', () => {
  it('moves by days, weeks, to the ends of the week and by months', async () => {
    const { user, open, isAt } = await field();
    await open();
    await isAt('2026-10-22');
    const steps = [
      ['{ArrowRight}', '2026-10-23'],
      ['{ArrowDown}', '2026-10-30'],
      ['{Home}', '2026-10-26'],
      ['{End}', '2026-11-01'],
      ['{PageDown}', '2026-12-01'],
      ['{PageUp}', '2026-11-01'],
      ['{ArrowLeft}', '2026-10-31'],
      ['{ArrowUp}', '2026-10-24'],
    ] as const;
    for (const [key, day] of steps) {
      await user.keyboard(key);
      await isAt(day);
    }
  });

  it('gives the chosen day and the focus back', async () => {
    const { user, open, isAt, input } = await field({ day: '2026-10-05' });
    await open();
    await isAt('2026-10-05');
    await user.keyboard('{ArrowRight}{Enter}');
    expect([value(), input.value]).toEqual(['2026-10-06', '06.10.2026']);
    const opener = screen.getByRole('button', { name: 'Open calendar', hidden: true });
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('turns its pages by mouse, and a press chooses', async () => {
    const { user, open, dayNamed } = await field({ day: '2026-10-05' });
    await open();
    await user.click(screen.getByLabelText('Next month'));
    await user.click(dayNamed('2026-11-18'));
    expect(value()).toBe('2026-11-18');
  });

  it('offers no day outside of its limits', async () => {
    const { user, open, dayNamed, isAt } = await field({ min: '2026-10-20', max: '2026-10-25' });
    await open();
    expect([dayNamed('2026-10-19').disabled, dayNamed('2026-10-20').disabled]).toEqual([true, false]);
    expect([dayNamed('2026-10-25').disabled, dayNamed('2026-10-26').disabled]).toEqual([false, true]);
    await user.keyboard('{ArrowDown}');
    await isAt('2026-10-22');
    await user.click(dayNamed('2026-10-26'));
    expect(value()).toBe('');
  });

  it('begins at the nearest day that can be chosen', async () => {
    const { user, open, isAt } = await field({ max: '2026-09-10' });
    await open();
    await isAt('2026-09-10');
    await user.keyboard('{ArrowLeft}{Enter}');
    expect(value()).toBe('2026-09-09');
  });

  it('is mirrored in Arabic', async () => {
    const { user, open, isAt } = await field({ language: 'ar' });
    await open();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    await isAt('2026-10-24');
    await user.keyboard('{ArrowRight}');
    await isAt('2026-10-23');
  });
});
