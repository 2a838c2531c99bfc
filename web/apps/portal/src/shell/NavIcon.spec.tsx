/** @jest-environment ./infra/jsdom/environment.cjs */
import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { NavIcon } from './NavIcon.tsx';

const iconOf = (name: Parameters<typeof NavIcon>[0]['name']) =>
  render(<NavIcon name={name} />).container.firstElementChild!;

it('today is a frame around a filled square, as in the pictures', () => {
  const [frame, square] = iconOf('today').querySelectorAll('rect');
  expect([frame!.getAttribute('fill'), frame!.getAttribute('stroke')]).toEqual(['none', 'currentColor']);
  expect([square!.getAttribute('fill'), square!.getAttribute('stroke')]).toEqual(['currentColor', null]);
  expect(Number(frame!.getAttribute('width'))).toBeGreaterThan(Number(square!.getAttribute('width')));
});

it.each(['inbox', 'leave', 'person'] as const)('%s is drawn in lines of the colour of its word', (name) => {
  const icon = iconOf(name);
  expect([icon.getAttribute('fill'), icon.getAttribute('stroke'), icon.getAttribute('aria-hidden')]).toEqual([
    'none',
    'currentColor',
    'true',
  ]);
});

it('each entry has one of its own', () => {
  const drawn = (['today', 'inbox', 'leave', 'person'] as const).map((name) => iconOf(name).innerHTML);
  expect(new Set(drawn).size).toBe(4);
});
