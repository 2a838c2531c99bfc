/** @jest-environment ./infra/jsdom/environment.cjs */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { useEffect, useState } from 'react';
import { screen } from '@testing-library/react';
import { draw } from '../testing/render.tsx';
import { DraftNote } from './DraftNote.tsx';
import { Field } from './Field.tsx';
import { type DraftPlace, type EarlierInput, useDraft } from './use-draft.ts';

/** What the device keeps, by record. */
const kept = new Map<string, EarlierInput>();
beforeEach(() => kept.clear());

const placeOf = (record: string): DraftPlace => ({
  read: () => kept.get(record),
  keep: (values, { seen, isPartial = false }) =>
    Object.keys(values).length === 0
      ? void kept.delete(record)
      : void kept.set(record, { at: Date.now(), values, seen, isPartial }),
  discard: () => void kept.delete(record),
});
const places = { one: placeOf('one'), two: placeOf('two') };

const valuesOf = (record: string) => kept.get(record)?.values;

/** A form of two fields of a record, in its revision 2. */
function Form({ hasFile = false }: { hasFile?: boolean }) {
  const [record, setRecord] = useState<keyof typeof places>('one');
  const [typed, setTyped] = useState({ reason: '', place: '' });
  const draft = useDraft(places[record], 2);
  const { keep } = draft;
  const changed = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
  const content = JSON.stringify(changed);
  useEffect(() => keep(JSON.parse(content) as object as Record<string, unknown>, hasFile), [keep, content, hasFile]);
  const field = (name: keyof typeof typed) => (
    <Field label={name} value={typed[name]} onChange={({ target }) => setTyped({ ...typed, [name]: target.value })} />
  );
  return (
    <form>
      <DraftNote draft={draft} onContinue={() => setTyped({ ...typed, ...draft.take(typed) })} />
      {field('reason')}
      {field('place')}
      <button
        type="button"
        onClick={() => {
          draft.end();
          setTyped({ ...typed, place: 'sent' });
        }}
      >
        Send
      </button>
      <button type="button" onClick={() => setTyped({ reason: '', place: '' })}>
        Empty
      </button>
      <button
        type="button"
        onClick={() => {
          setTyped({ reason: '', place: '' });
          setRecord('two');
        }}
      >
        Other record
      </button>
    </form>
  );
}

const earlier = (more: Partial<EarlierInput> = {}): EarlierInput => ({
  at: new Date().setHours(14, 32),
  values: { reason: 'wedding' },
  isPartial: false,
  ...more,
});

async function form(before?: EarlierInput, props: { hasFile?: boolean } = {}) {
  if (before) kept.set('one', before);
  const { user } = await draw(<Form {...props} />);
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  return { user, field, press: (name: string) => user.click(screen.getByRole('button', { name })) };
}

const note = () => screen.queryByRole('status');

describe('a form', () => {
  it('that is opened for the first time offers nothing', async () => {
    await form();
    expect(note()).toBeNull();
  });

  it('offers what was typed before, with its time, and fills nothing by itself', async () => {
    const { field } = await form(earlier());
    expect(note()?.textContent).toContain('Typed at 14:32');
    expect(field('reason').value).toBe('');
  });

  it('says when it was another day', async () => {
    await form(earlier({ at: new Date().setHours(-3, 15) }));
    expect(note()?.textContent).toContain('Typed on another day at 21:15');
  });

  it('is filled by continuing, and has the focus', async () => {
    const { field, press } = await form(earlier());
    await press('Continue');
    expect([field('reason').value, note(), document.activeElement]).toEqual(['wedding', null, field('reason')]);
    expect(valuesOf('one')).toEqual({ reason: 'wedding' });
  });

  it('is empty after discarding, for good', async () => {
    const { field, press } = await form(earlier());
    await press('Discard');
    expect([field('reason').value, note(), document.activeElement]).toEqual(['', null, field('reason')]);
    expect(kept.size).toBe(0);
  });

  it('keeps what is typed, and forgets it once it is empty again', async () => {
    const { user, field, press } = await form();
    await user.type(field('reason'), 'moving');
    expect(valuesOf('one')).toEqual({ reason: 'moving' });
    await press('Empty');
    expect(kept.size).toBe(0);
  });

  it('keeps nothing once it is sent, and again after it was emptied', async () => {
    const { user, field, press } = await form();
    await user.type(field('reason'), 'moving');
    await press('Send');
    expect(kept.size).toBe(0);
    await press('Empty');
    await user.type(field('reason'), 'again');
    expect(valuesOf('one')).toEqual({ reason: 'again' });
  });

  it('that is sent beside an offer keeps neither', async () => {
    const { user, field, press } = await form(earlier());
    await user.type(field('place'), 'Izmir');
    await press('Send');
    expect([kept.size, note()]).toEqual([0, null]);
  });

  it('keeps an offer that is not decided beside what is typed', async () => {
    const { user, field } = await form(earlier());
    await user.type(field('place'), 'Izmir');
    expect(valuesOf('one')).toEqual({ reason: 'wedding', place: 'Izmir' });
    expect(note()).not.toBeNull();
  });

  it('keeps what was typed beside an offer that is discarded', async () => {
    const { user, field, press } = await form(earlier());
    await user.type(field('place'), 'Izmir');
    await press('Discard');
    expect(valuesOf('one')).toEqual({ place: 'Izmir' });
  });

  it('takes no value of another kind, nor of a field that it does not have', async () => {
    const { field, press } = await form(earlier({ values: { reason: 'wedding', place: 7, gone: 'x' } }));
    await press('Continue');
    expect([field('reason').value, field('place').value]).toEqual(['wedding', '']);
  });

  it('offers of each record its own', async () => {
    const { press } = await form(earlier());
    await press('Other record');
    expect([note(), valuesOf('one')]).toEqual([null, { reason: 'wedding' }]);
  });
});

describe('an offer', () => {
  it.each([
    ['is of the revision that is shown', { seen: 2 }, false],
    ['is of an older revision', { seen: 1 }, true],
    ['tells no revision', {}, false],
  ])('says that the record has changed where it %s', async (_what, more, isSaid) => {
    await form(earlier(more));
    expect(note()?.textContent.includes('has changed')).toBe(isSaid);
  });

  it('says that more was there than is kept', async () => {
    await form(earlier({ isPartial: true }));
    expect(note()?.textContent).toContain('Files were not kept.');
  });

  it('of a form with files will say so', async () => {
    const { user, field } = await form(undefined, { hasFile: true });
    await user.type(field('reason'), 'x');
    expect(kept.get('one')?.isPartial).toBe(true);
  });
});
