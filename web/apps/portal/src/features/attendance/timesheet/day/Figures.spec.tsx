/** @jest-environment ./infra/jsdom/environment.cjs */
import { fakeApi } from '../../../../testing/api.ts';
import { draw } from '../../../../testing/render.tsx';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { loadNamespaces } from '@kadro/i18n';
import { type Reasons } from '../../data/types.ts';
import { Figures } from './Figures.tsx';

const events = { in: 'CLOCK_IN', begin: 'BREAK_OUT', end: 'BREAK_IN', out: 'CLOCK_OUT' } as const;
const all = Object.keys(events);
const readings = Object.entries(events).map(([id, eventType], at) => ({
  id,
  at: `2026-10-22T0${5 + at}:00:00Z`,
  eventType,
  late: false,
  counts: 'SHIFT' as const,
}));
const reasons: Reasons = {
  figures: [
    { figure: 'expectedWorkTime', minutes: 60, reasons: [] },
    {
      figure: 'missingTime',
      minutes: 5,
      reasons: [
        { rule: 'lateBeyondTolerance', minutes: 8, readings: ['in', 'out'] },
        { rule: 'belowTarget', minutes: -3, readings: [] },
      ],
    },
    { figure: 'breakTime', minutes: 60, reasons: [{ rule: 'breakAlone', minutes: 60, readings: all }] },
  ],
  type: [],
  state: [],
};

it('figures of a day frame their readings, and say their signs before the minutes in every language', async () => {
  let framed: readonly string[] = [];
  const { user, container } = await draw(
    <Figures reasons={reasons} readings={readings} onFrame={(of) => (framed = of)} />,
    { api: fakeApi({}).api, language: 'ar' },
  );
  await loadNamespaces('timesheet', 'clock');
  await screen.findByRole('list');
  const signs = [...container.querySelectorAll('bdi[dir="ltr"]')].map(({ textContent }) => textContent);
  expect(signs).toEqual(['+0:08', '\u22120:03']);
  await user.tab();
  await user.keyboard('{ArrowDown}');
  expect(framed).toEqual(['in', 'out']);
  await user.keyboard('{ArrowDown}');
  expect(framed).toEqual(['begin', 'end']);
});
