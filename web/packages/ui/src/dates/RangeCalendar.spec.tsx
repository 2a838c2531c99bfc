/** @jest-environment ./infra/jsdom/environment.cjs */
import { beforeAll, describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { type UiLanguage } from '../theme/languages.ts';
import { setToday } from '../testing/browser.ts';
import { draw } from '../testing/render.tsx';
import { addDays, dayInWords } from './days.ts';
import { RangeCalendar, type RangeCalendarProps } from './RangeCalendar.tsx';
import { type DayRange } from './use-picking.ts';

beforeAll(() => setToday('2026-10-22'));

type Given = Partial<Pick<RangeCalendarProps, 'single' | 'markOf' | 'language'>>;

async function calendar({ language = 'en', ...given }: Given = {}) {
  const Form = () => {
    const [range, setRange] = useState<DayRange | null>(null);
    return (
      <>
        <RangeCalendar label="Days" months={1} value={range} onChange={setRange} {...given} language={language} />
        <output>{range ? `${range.from} ${range.to}` : ''}</output>
      </>
    );
  };
  const { user } = await draw(<Form />, { language });
  const day = (date: number) => screen.getByLabelText(new RegExp(`^${nameOf(date, language)}`));
  const press = (...dates: number[]) => dates.reduce((before, date) => before.then(() => user.click(day(date))), ready);
  return { user, day, press };
}

const ready = Promise.resolve();
const october = (date: number) => `2026-10-${String(date).padStart(2, '0')}`;
const nameOf = (date: number, language: UiLanguage) => dayInWords(october(date), language, { dateStyle: 'full' });
const isChosen = (from: number, to: number) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(`${october(from)} ${october(to)}`));

describe('a range', () => {
  it('lies between two presses, in whichever order', async () => {
    const { press, day } = await calendar();
    await press(12, 15);
    await isChosen(12, 15);
    const pressed = [11, 12, 14, 15, 16].map((date) => day(date).getAttribute('aria-pressed'));
    expect(pressed).toEqual(['false', 'true', 'true', 'true', 'false']);
    await press(9, 6);
    await isChosen(6, 9);
  });

  it('is drawn with the mouse in one movement, after which a press begins a new one', async () => {
    const { user, day } = await calendar();
    await user.pointer([
      { keys: '[MouseLeft>]', target: day(12) },
      { target: day(13) },
      { target: day(14) },
      { keys: '[/MouseLeft]', target: day(14) },
    ]);
    await isChosen(12, 14);
    day(20).focus();
    await user.keyboard('{Enter}');
    await isChosen(20, 20);
  });

  it('begins anew after Escape', async () => {
    const { user, press } = await calendar();
    await press(12);
    await user.keyboard('{Escape}');
    await press(15);
    await isChosen(15, 15);
  });

  it('of one day is chosen by each press where only one is asked for', async () => {
    const { press } = await calendar({ single: true });
    await press(12, 15);
    await isChosen(15, 15);
  });
});

describe('by keys', () => {
  it('a range begins and ends with Enter', async () => {
    const { user, day } = await calendar();
    day(22).focus();
    await user.keyboard('{Enter}{ArrowDown}{ArrowLeft}{Enter}');
    await isChosen(22, 28);
  });

  it('a range grows and shrinks with Shift', async () => {
    const { user, day } = await calendar();
    day(22).focus();
    await user.keyboard('{Shift>}{ArrowRight}');
    await isChosen(22, 23);
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await isChosen(22, 25);
    await user.keyboard('{ArrowLeft}');
    await isChosen(22, 24);
    await user.keyboard('{Home}{/Shift}');
    await isChosen(19, 22);
  });

  it('a page turns, with the focus on it', async () => {
    const { user, day } = await calendar();
    day(22).focus();
    await user.keyboard('{PageDown}');
    const november = dayInWords('2026-11-22', 'en', { dateStyle: 'full' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(november)));
    await user.keyboard('{PageUp}{End}');
    await waitFor(() => expect(document.activeElement).toBe(day(25)));
  });

  it('the days run from right to left in Arabic', async () => {
    const { user, day } = await calendar({ language: 'ar' });
    day(22).focus();
    await user.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
    await isChosen(22, 24);
  });
});

describe('a day', () => {
  it('is read out with its mark', async () => {
    const holiday = addDays('2026-10-28', 1);
    await calendar({ markOf: (day) => (day === holiday ? { kind: 'holiday', label: 'Republic Day' } : undefined) });
    expect(screen.getByLabelText(/29 October 2026, Republic Day$/)).toBeDefined();
  });
});
