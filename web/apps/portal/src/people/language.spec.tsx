/** @jest-environment ./infra/jsdom/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { type SessionUser } from '@kadro/api';
import { currentLanguage } from '@kadro/i18n';
import { fakeApi, someone } from '../testing/api.ts';
import { draw } from '../testing/render.tsx';
import { chooseBefore, useChooseLanguage, useLanguageOfSession } from './language.ts';

/** The portal before and after somebody signs in. */
async function portal() {
  let session: SessionUser | null = null;
  const listeners = new Set<(user: SessionUser | null) => void>();
  const { api, sent } = fakeApi();
  const own = {
    ...api,
    get session() {
      return session;
    },
    subscribe: (listener: (user: SessionUser | null) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const signIn = (change: Partial<SessionUser> | null) =>
    act(async () => {
      session = change && { ...someone, ...change };
      listeners.forEach((listener) => listener(session));
    });
  function Page() {
    useLanguageOfSession(useSyncExternalStore(own.subscribe, () => own.session));
    const choose = useChooseLanguage();
    return <button onClick={() => void choose('nl')}>Nederlands</button>;
  }
  const { user } = await draw(<Page />, { api: own, language: 'en' });
  const choose = async () => {
    await user.click(screen.getByRole('button', { name: 'Nederlands' }));
    await waitFor(() => expect(currentLanguage()).toBe('nl'));
  };
  return { signIn, choose, sent };
}

const saved = { method: 'PUT', path: '/identity/api/v1/employees/murat/language', body: { language: 'nl' } };

describe('the language at sign-in', () => {
  it('is that of the account', async () => {
    const { signIn, sent } = await portal();
    await signIn({ language: 'de' });
    await waitFor(() => expect(currentLanguage()).toBe('de'));
    expect(sent).toEqual([]);
  });

  it('that was chosen before is kept, and the account has it from then on', async () => {
    const { signIn, choose, sent } = await portal();
    await choose();
    expect(sent).toEqual([]);
    await signIn({ language: 'de' });
    await waitFor(() => expect(sent).toEqual([expect.objectContaining(saved)]));
    expect(currentLanguage()).toBe('nl');
  });

  it('that was chosen before waits for the first password', async () => {
    const { signIn, choose, sent } = await portal();
    await choose();
    await signIn({ language: 'de', firstTimePassword: true });
    expect([currentLanguage(), sent]).toEqual(['nl', []]);
    await signIn({ language: 'de' });
    await waitFor(() => expect(sent).toEqual([expect.objectContaining(saved)]));
    expect(currentLanguage()).toBe('nl');
  });

  it('that was chosen while the first password is set is kept, too', async () => {
    const { signIn, sent } = await portal();
    await signIn({ language: 'de', firstTimePassword: true });
    await waitFor(() => expect(currentLanguage()).toBe('de'));
    await act(async () => chooseBefore('nl'));
    await waitFor(() => expect(currentLanguage()).toBe('nl'));
    expect(sent).toEqual([]);
    await signIn({ language: 'de' });
    await waitFor(() => expect(sent).toEqual([expect.objectContaining(saved)]));
    expect(currentLanguage()).toBe('nl');
  });

  it('is not that of somebody who signed in before', async () => {
    const { signIn, choose, sent } = await portal();
    await choose();
    await signIn({ language: 'de' });
    await signIn(null);
    await signIn({ id: 'ada', language: 'fr' });
    await waitFor(() => expect(currentLanguage()).toBe('fr'));
    expect(sent).toHaveLength(1);
  });
});
