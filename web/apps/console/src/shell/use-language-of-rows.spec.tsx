/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../testing/signed-in.tsx';
import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useGetList, useGetOne } from 'react-admin';
import { useState } from 'react';
import { currentLanguage, setLanguage } from '@kadro/i18n';
import { useName } from '../fields/use-name.ts';
import { useLanguageOfRows } from './use-language-of-rows.ts';

const names = { en: 'New Year', de: 'Neujahr', tr: 'Yılbaşı' };
let reads = 0;

/** The server's rows, in the language that is asked in. */
const stored = {
  get holidays() {
    reads += 1;
    return [{ id: 'h1', name: names[currentLanguage() as 'en'] }];
  },
};

function Record() {
  return <p>record: {useGetOne('holidays', { id: 'h1' }).data?.['name']}</p>;
}

function Page() {
  useLanguageOfRows();
  const [isOpen, setOpen] = useState(true);
  const { data } = useGetList('holidays');
  return (
    <>
      <p>list: {data?.[0]?.['name']}</p>
      <p>reference: {useName({ kind: 'record', of: 'holidays' }, 'h1')}</p>
      {isOpen && <Record />}
      <button onClick={() => setOpen(!isOpen)}>turn</button>
    </>
  );
}

const isAll = async (name: string) => {
  for (const read of ['list', 'reference', 'record']) await screen.findByText(`${read}: ${name}`);
};

describe('names that come from the server', () => {
  it('are read again when the language changes, and only then', async () => {
    await drawSignedIn(<Page />, { stored });
    await isAll('New Year');
    const before = reads;
    await act(() => setLanguage('de'));
    await isAll('Neujahr');
    expect(reads).toBe(before + 3);
    await act(() => setLanguage('de'));
    expect(reads).toBe(before + 3);
  });

  it('never come back in the former language on a page that was left', async () => {
    const { user } = await drawSignedIn(<Page />, { stored });
    await isAll('New Year');
    await user.click(screen.getByRole('button', { name: 'turn' }));
    await act(() => setLanguage('tr'));
    await screen.findByText('list: Yılbaşı');
    const shown: (string | null)[] = [];
    const seen = new MutationObserver(() => shown.push(document.body.textContent));
    seen.observe(document.body, { childList: true, subtree: true, characterData: true });
    await user.click(screen.getByRole('button', { name: 'turn' }));
    await isAll('Yılbaşı');
    seen.disconnect();
    expect(shown.join(' ')).not.toContain('New Year');
  });
});
