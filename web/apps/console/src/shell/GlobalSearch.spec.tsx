/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../testing/signed-in.tsx';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { features } from '../features/index.ts';
import { FeaturesContext } from '../manifest/context.ts';
import { GlobalSearch } from './GlobalSearch.tsx';

const stored = {
  employees: [{ id: 'p1', firstName: 'Omar', lastName: 'Hamdi', staffNumber: '17', profile: null }],
  branches: [{ id: 'b1', name: 'Hamburg' }],
  units: [{ id: 'u1', name: 'Hamburg harbour' }],
};

const Place = () => <output>{useLocation().pathname}</output>;

const search = () =>
  drawSignedIn(
    <FeaturesContext value={features}>
      <GlobalSearch />
      <Place />
    </FeaturesContext>,
    { stored },
  );
const place = () => screen.getByRole('status').textContent;

async function choose(typed: string, option: RegExp): Promise<void> {
  const { user } = await search();
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard(typed);
  await user.click(await screen.findByRole('option', { name: option }));
}

describe('the jump', () => {
  it.each<[string, string, RegExp, string]>([
    ['an action', 'hire', /^Hire a person$/, '/employees/create'],
    ['the start of a new record', 'add branch', /^Add branch$/, '/branches/create'],
    ['a branch', 'hamb', /^Hamburg Branches$/, '/branches/b1/show'],
    ['a unit', 'harb', /^Hamburg harbour Units$/, '/units/u1/show'],
    ['a person', 'omar', /Omar Hamdi/, '/employees/p1/show'],
    ['a page', 'leave req', /^Leave requests$/, '/leave-requests'],
  ])('finds %s', async (_what, typed, option, path) => {
    await choose(typed, option);
    await waitFor(() => expect(place()).toBe(path));
  });

  it('says where nothing is found', async () => {
    const { user } = await search();
    await user.keyboard('{Control>}k{/Control}qqqq');
    expect(await screen.findByText('Nobody and nothing found.')).toBeDefined();
  });
});
