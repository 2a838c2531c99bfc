/** @jest-environment ./infra/jsdom/environment.cjs */
import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { currentLanguage, setLanguage } from '@kadro/i18n';
import { fakeApi } from '../testing/api.ts';
import { draw } from '../testing/render.tsx';
import { usePeople, useWorkplace } from './names.ts';

const words = { en: ['Dyeing', 'Dyer'], de: ['Färberei', 'Färber'] };
const [unit, job] = [0, 1].map((at) => () => [{ id: 'x', name: words[currentLanguage() as 'en'][at] }]);
const card = { id: 'ada', firstName: 'Ada', lastName: 'Er', imageUrl: null };

function Page() {
  const { data: workplace } = useWorkplace({ branchId: null, unitId: 'x', teamId: null, jobId: 'x' });
  const { data: people } = usePeople(['ada']);
  return (
    <>
      <p>unit: {workplace?.unit}</p>
      <p>job: {people?.[0]?.job}</p>
    </>
  );
}

it('names that come from the server are read again when the language changes', async () => {
  const reads = {
    Places: () => ({ branchesByIds: [], unitsByIds: unit?.(), teamsByIds: [], jobsByIds: job?.() }),
    People: () => ({ personCardsByIds: [{ ...card, job: job?.()[0] }] }),
  };
  await draw(<Page />, { api: fakeApi({ reads }).api });
  await screen.findByText('unit: Dyeing');
  await screen.findByText('job: Dyer');
  await act(() => setLanguage('de'));
  await screen.findByText('unit: Färberei');
  await screen.findByText('job: Färber');
  expect(currentLanguage()).toBe('de');
});
