/** @jest-environment ./infra/jsdom/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { useState } from 'react';
import { screen } from '@testing-library/react';
import { draw } from '../testing/render.tsx';
import { type UiLanguage } from '../theme/languages.ts';
import { YearLine } from './YearLine.tsx';

const points = [
  { on: '2026-03-02', balance: 12, expected: 12 },
  { on: '2026-07-20', balance: 7, expected: 7 },
];

async function line(day: string, language: UiLanguage = 'en') {
  const settled: string[] = [];
  const Page = () => {
    const [at, setAt] = useState(day);
    return (
      <YearLine
        {...{ points, at }}
        year={2026}
        opening={14}
        today="2026-10-22"
        todayLabel="today"
        label="Day of the year"
        number={String}
        valueText={(one) => one}
        months={[]}
        onAt={setAt}
        onSettled={(one) => settled.push(one)}
      />
    );
  };
  const { user } = await draw(<Page />, { language });
  const slider = screen.getByRole('slider', { name: 'Day of the year' });
  await user.tab();
  expect(document.activeElement).toBe(slider);
  const press = async (keys: string) => {
    await user.keyboard(keys);
    return slider.getAttribute('aria-valuetext');
  };
  return { press, settled };
}

describe('the line of a year', () => {
  it('moves by days', async () => {
    const { press, settled } = await line('2026-03-01');
    expect(await press('{ArrowRight}{ArrowRight}')).toBe('2026-03-03');
    expect(await press('{ArrowLeft}')).toBe('2026-03-02');
    expect(settled.at(-1)).toBe('2026-03-02');
  });

  it('moves to the next change with Shift, then to the end of the year', async () => {
    const { press, settled } = await line('2026-01-10');
    expect(await press('{Shift>}{ArrowRight}')).toBe('2026-03-02');
    expect(await press('{ArrowRight}')).toBe('2026-07-20');
    expect(await press('{ArrowRight}')).toBe('2026-12-31');
    expect(await press('{ArrowLeft}')).toBe('2026-07-20');
    expect(await press('{ArrowLeft}{ArrowLeft}{/Shift}')).toBe('2026-01-01');
    expect(settled).toEqual(['2026-03-02', '2026-07-20', '2026-12-31', '2026-07-20', '2026-03-02', '2026-01-01']);
  });

  it('runs from right to left in Arabic', async () => {
    const { press } = await line('2026-01-10', 'ar');
    expect(await press('{ArrowLeft}')).toBe('2026-01-11');
    expect(await press('{Shift>}{ArrowLeft}')).toBe('2026-03-02');
    expect(await press('{ArrowRight}{/Shift}')).toBe('2026-01-01');
  });
});
