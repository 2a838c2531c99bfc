/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../testing/signed-in.tsx';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { useMemo, useState } from 'react';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { defineFields, flag, names, record, text } from '../fields/kinds.ts';
import { api } from '../server/api.ts';
import { CommandForm } from './CommandForm.tsx';
import { isLeftOpen, type KeptInput } from './use-form-draft.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const fields = defineFields({
  names,
  title: text,
  serviceLine: text,
  passportNumber: text,
  branchId: record('branches'),
  rdPerson: flag,
});
const draft: KeptInput<keyof typeof fields> = {
  name: 'people',
  record: '7',
  fields: ['names', 'title', 'branchId', 'rdPerson'],
  seen: 4,
};
const parts = [{ fields: ['title', 'serviceLine', 'passportNumber', 'names', 'branchId', 'rdPerson'] }] as const;
const before = { title: 'Welder', serviceLine: 'East', passportNumber: null, names: { en: 'One' } };
const stored = { branches: [{ id: 'ankara', name: 'Ankara' }] };

/** The form of a person; `kept` is what it names. */
async function form({ kept }: { kept?: KeptInput<keyof typeof fields> } = {}) {
  const closed: boolean[] = [];
  const drawn = await drawSignedIn(
    <CommandForm
      of={fields}
      parts={parts}
      record={before}
      draft={kept}
      command={(body) => ({ method: 'PUT', path: 'people/7', body })}
      submit="Save"
      onDone={() => undefined}
      onClose={() => closed.push(true)}
    />,
    { stored },
  );
  const field = async (name: string) =>
    waitFor(() => {
      const found = document.getElementById(`field-${name}`);
      if (!(found instanceof HTMLInputElement)) throw new Error('not drawn yet');
      return found;
    });
  const retype = async (name: string, typed: string) => {
    await drawn.user.clear(await field(name));
    await drawn.user.type(await field(name), typed);
  };
  return {
    ...drawn,
    closed,
    field,
    retype,
    press: (name: string) => drawn.user.click(screen.getByRole('button', { name })),
  };
}

const kept = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith('kadro.draft.'))
    .map((name) => `${name} ${localStorage.getItem(name)}`);
const offer = () => screen.findByText(/^What you typed at/);

describe('a form of the console', () => {
  it('keeps nothing unless it names the field', async () => {
    const { retype, field } = await form();
    await retype('title', 'Foreman');
    expect([(await field('title')).value, kept()]).toEqual(['Foreman', []]);
  });

  it('keeps of its fields those that it names, and offers them again', async () => {
    const first = await form({ kept: draft });
    await first.retype('title', 'Foreman');
    await first.retype('passportNumber', 'U123');
    expect(kept().join()).toMatch(/^kadro\.draft\.me\.people\.7 .*Foreman/);
    expect(kept().join()).not.toContain('U123');
    cleanup();
    const { field, press, sent } = await form({ kept: draft });
    expect((await offer()).textContent).toContain('Files and protected details were not kept.');
    expect((await field('title')).value).toBe('Welder');
    await press('Continue');
    expect([(await field('title')).value, (await field('passportNumber')).value]).toEqual(['Foreman', '']);
    await press('Save');
    await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ title: 'Foreman' }]));
    expect(kept()).toEqual([]);
  });

  it('goes on with texts by language, with what was chosen and what was ticked', async () => {
    const first = await form({ kept: draft });
    await first.retype('names', 'Two');
    await first.user.click(await first.field('rdPerson'));
    await first.user.type(await first.field('branchId'), 'Ank');
    await first.user.click(await screen.findByRole('option', { name: 'Ankara' }));
    cleanup();
    const { press, sent } = await form({ kept: draft });
    await offer();
    await press('Continue');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toEqual({ names: { en: 'Two' }, branchId: 'ankara', rdPerson: true });
  });

  it('says that the record has changed since', async () => {
    const first = await form({ kept: draft });
    await first.retype('title', 'Foreman');
    cleanup();
    await form({ kept: { ...draft, seen: 5 } });
    expect((await offer()).textContent).toContain('The record has changed since then.');
  });

  it('keeps nothing of a record that is loaded anew', async () => {
    const Anew = () => {
      const [title, setTitle] = useState('Welder');
      const known = useMemo(() => ({ ...before, title }), [title]);
      return (
        <>
          <CommandForm
            of={fields}
            parts={parts}
            record={known}
            draft={draft}
            command={(body) => ({ method: 'PUT', path: 'people/7', body })}
            submit="Save"
            onDone={() => undefined}
          />
          <button onClick={() => setTitle('Foreman')}>Load</button>
        </>
      );
    };
    const { user } = await drawSignedIn(<Anew />, { stored });
    await user.click(screen.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(screen.getByDisplayValue('Foreman')).toBeDefined());
    expect(kept()).toEqual([]);
  });

  it('ends its draft by going back', async () => {
    const { retype, press, closed } = await form({ kept: draft });
    await retype('title', 'Foreman');
    await press('Go back');
    expect([closed, kept()]).toEqual([[true], []]);
  });

  it('is known to be left open until it is sent', async () => {
    const { retype, press } = await form({ kept: draft });
    expect(isLeftOpen(draft)).toBe(false);
    await retype('title', 'Foreman');
    expect([isLeftOpen(draft), isLeftOpen({ ...draft, record: '8' }), isLeftOpen(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
    await press('Save');
    await waitFor(() => expect(isLeftOpen(draft)).toBe(false));
  });
});

describe('a page that goes', () => {
  /** Whether the browser would ask before it leaves the page. */
  const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const isOver = async () => {
    const fetched = globalThis.fetch;
    const refused = { status: 401, ok: false, headers: new Headers(), text: async () => '' };
    globalThis.fetch = async () => refused as unknown as Response;
    await api.refresh().finally(() => (globalThis.fetch = fetched));
  };

  it('is held for values that are not saved', async () => {
    const { retype } = await form({ kept: draft });
    expect(asks()).toBe(false);
    await retype('title', 'Foreman');
    expect(asks()).toBe(true);
  });

  it('is not held by a session that is over where all is kept', async () => {
    const { retype } = await form({ kept: draft });
    await retype('title', 'Foreman');
    await isOver();
    expect([api.session, asks(), kept().length]).toEqual([null, false, 1]);
  });

  it('is held by a session that is over where something is not kept', async () => {
    const { retype } = await form({ kept: draft });
    await retype('title', 'Foreman');
    await retype('serviceLine', 'West');
    await isOver();
    expect(asks()).toBe(true);
  });
});
