/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../testing/signed-in.tsx';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { holidayRecord } from '../features/identity/holidays/record.ts';
import { RecordCreate } from './Create.tsx';

const met = [
  { id: 'h1', name: 'Labour Day', date: '2027-05-01', part: 'FULL', branchId: null },
  { id: 'h2', name: 'Spring Day', date: '2027-05-01', part: 'FULL', branchId: null },
  { id: 'h3', name: 'Spring Day', date: '2027-05-01', part: 'FULL', branchId: null },
];

describe('a second holiday on one day', () => {
  it('is warned about once the day is typed, and saved all the same', async () => {
    const { user, sent } = await drawSignedIn(<RecordCreate of={holidayRecord} />, { stored: { 'holidays/met': met } });
    await user.type(document.querySelector('#field-names')!, 'Again');
    const day = document.querySelector<HTMLInputElement>('#field-date')!;
    await user.type(day, '02.05.2027');
    expect(screen.queryByText(/Free on this day already/)).toBeNull();
    await user.clear(day);
    await user.type(day, '01.05.2027');
    await screen.findByText('Free on this day already: Labour Day and Spring Day. Saving adds another public holiday.');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ method: 'POST', path: 'holidays', body: { date: '2027-05-01', part: 'FULL' } });
  });
});
