/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../testing/signed-in.tsx';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { FeaturesContext } from '../manifest/context.ts';
import { holidayRecord } from '../features/identity/holidays/record.ts';
import { MomentProvider } from '../time/moment.tsx';
import { RecordList } from './List.tsx';

const list = (stored = {}, filterDefaults?: Record<string, unknown>) =>
  drawSignedIn(
    <FeaturesContext value={[]}>
      <MomentProvider>
        <RecordList of={holidayRecord} filterDefaults={filterDefaults} />
      </MomentProvider>
    </FeaturesContext>,
    { stored },
  );

describe('an empty list of a new organization', () => {
  it.each([[undefined], [{ date: { from: '2026-01-01', to: '2026-12-31' } }]])(
    'says what it is for and has the first step, opened with %j',
    async (defaults) => {
      await list({}, defaults);
      expect(await screen.findByText('No public holiday yet')).toBeDefined();
      expect(screen.getAllByRole('link', { name: 'Add public holiday' })[0]?.getAttribute('href')).toBe(
        '/holidays/create',
      );
      expect(screen.queryByText('No record matches')).toBeNull();
    },
  );

  it('says that none matches only where others are there', async () => {
    const { user } = await list({ holidays: [{ id: 'h1', name: 'New Year', archived: false, date: '2026-01-01' }] });
    await screen.findAllByText('New Year');
    await user.type(screen.getByRole('searchbox'), 'Labour');
    expect(await screen.findByText('No record matches')).toBeDefined();
    expect(screen.queryByText('No public holiday yet')).toBeNull();
  });
});
