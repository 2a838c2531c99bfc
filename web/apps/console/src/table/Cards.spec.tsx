/** @jest-environment ./infra/jsdom/environment.cjs */
import { draw } from '../testing/render.tsx';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { startI18n } from '@kadro/i18n';
import { MemoryRouter } from 'react-router';
import { Cards } from './Cards.tsx';
import { type Column } from './columns.ts';

interface Person {
  id: string;
}

const columns: Column<Person>[] = [
  { id: 'name', label: 'Name', cell: ({ id }) => id, sum: 'All people' },
  { id: 'worked', label: 'Worked', cell: () => '8:00', isFigure: true, sum: '168:00' },
  { id: 'late', label: 'Late', cell: () => '1', isFigure: true },
  { id: 'state', label: 'State', cell: () => 'Closed', sum: null },
];

// wider than a phone, as far as the test sees
const hidden = { hidden: true };

beforeAll(() => startI18n({ language: 'en', namespaces: ['console'] }));

const drawCards = (of: readonly Column<Person>[]) =>
  draw(
    <MemoryRouter>
      <Cards<Person> label="People" rows={[{ id: 'Emre' }]} columns={of} card={({ id }) => id} />
    </MemoryRouter>,
  );

describe('a list on a phone', () => {
  it('ends with what all rows come to, by name', async () => {
    await drawCards(columns);
    expect(screen.getByText('All people')).toBeDefined();
    expect(screen.getAllByRole('term', hidden).map(({ textContent }) => textContent)).toEqual(['Worked']);
    expect(screen.getByRole('definition', hidden).textContent).toBe('168:00');
  });

  it('ends with its rows where nothing is added up', async () => {
    await drawCards(columns.map(({ sum: _sum, ...column }) => column));
    expect(document.body.textContent).toBe('Emre');
  });
});
