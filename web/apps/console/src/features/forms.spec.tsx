/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../testing/signed-in.tsx';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { type UserEvent } from '@testing-library/user-event';
import { type FieldDefinition } from '../fields/kinds.ts';
import { CommandForm } from '../form/CommandForm.tsx';
import { features } from './index.ts';

/** Every kind of field of every feature, once: later features and kinds are among them by themselves. */
const fields = new Map<string, { name: string; of: FieldDefinition }>(
  features
    .flatMap((feature) =>
      Object.entries(feature.fields ?? {}).map(([name, of]) => ({ feature: feature.name, name, of })),
    )
    .map(({ feature, name, of: { label, ...kind } }) => [
      JSON.stringify(kind),
      { name: `${feature}: ${name}`, of: { label, ...kind } as FieldDefinition },
    ]),
);
const all = [...fields.values()];

const names = ['Istanbul', 'Berlin', 'Bergama', 'Amsterdam'];
const rows = names.map((name) => ({
  id: name.toLowerCase(),
  name,
  firstName: name,
  lastName: 'Er',
  staffNumber: name,
}));
const stored = Object.fromEntries(
  [...new Set(all.flatMap(({ of }) => ('of' in of ? [of.of] : []))), 'employees', 'personCards'].map((resource) => [
    resource,
    rows,
  ]),
);

const week = { monday: 480, tuesday: 480, wednesday: 480, thursday: 480, friday: 480, saturday: 0, sunday: 0 };

interface Typing {
  before: unknown;
  /** What is typed over the whole, and what is sent then. */
  typed: string;
  after: unknown;
  /** Texts that are none of this kind. */
  wrong?: readonly string[];
}

/** How a kind is typed; undefined for those that are ticked, or have an editor of their own. */
function typingOf(of: FieldDefinition): Typing | undefined {
  switch (of.kind) {
    case 'text':
    case 'longText':
    case 'code':
    case 'phone':
    case 'url':
      return { before: 'before', typed: 'after', after: 'after' };
    case 'email':
      return { before: 'a@b.example', typed: 'c@d.example', after: 'c@d.example', wrong: ['c@', 'c d'] };
    case 'date':
      return { before: '2026-01-31', typed: '28.02.2026', after: '2026-02-28', wrong: ['31.02.2026', '12.3', 'soon'] };
    case 'number':
      return { before: 5, typed: '12', after: 12, wrong: ['2.5', '5 days', '-'] };
    case 'decimal':
      return { before: 5, typed: '2,5', after: 2.5, wrong: ['1.', 'ten'] };
    case 'time':
      return { before: '08:00', typed: '930', after: '09:30', wrong: ['25', '8:75', 'noon'] };
    case 'hours':
      return { before: 480, typed: '7,5', after: 450, wrong: ['169', '7:75', 'day'] };
    case 'addresses':
      return { before: ['10.0.0.1'], typed: '10.0.0.0/8, 192.168.1.7', after: ['10.0.0.0/8', '192.168.1.7'] };
    case 'amount':
      return { before: '5', typed: '2.50', after: '2.50', wrong: ['ten'] };
    case 'colour':
      return { before: '#0f766e', typed: '#112233', after: '#112233', wrong: ['#12', 'red'] };
    case 'names':
      return { before: { en: 'before' }, typed: 'after', after: { en: 'after' } };
    case 'record':
    case 'person':
      return { before: 'istanbul', typed: 'Berlin', after: 'berlin' };
    case 'zone':
      return { before: 'Europe/Istanbul', typed: 'Europe/Berlin', after: 'Europe/Berlin' };
    case 'country':
      return { before: 'TR', typed: 'Germany', after: 'DE' };
    default:
      return undefined;
  }
}

const isPicked = ({ kind }: FieldDefinition): boolean => ['record', 'person', 'zone', 'country'].includes(kind);

async function form(of: FieldDefinition, before: unknown, answer: object = {}) {
  const done: unknown[] = [];
  const drawn = await drawSignedIn(
    <CommandForm
      of={{ one: of }}
      parts={[{ fields: ['one'] }]}
      record={{ one: before }}
      command={(changes) => ({ method: 'PUT', path: 'ones/1', body: changes })}
      submit="Save"
      onDone={(result) => done.push(result)}
    />,
    { stored, answers: () => answer },
  );
  const control = await waitFor(() => {
    const found = document.getElementById('field-one');
    if (!(found instanceof HTMLElement)) throw new Error('not drawn yet');
    return found as HTMLInputElement;
  });
  return { ...drawn, control, done };
}

const typeOver = async (user: UserEvent, control: HTMLElement, text: string) => {
  await user.click(control);
  await user.keyboard('{Control>}a{/Control}');
  // jsdom selects nothing by that
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
  await user.keyboard(text);
};
const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));

const typed = all.flatMap(({ name, of }) => {
  const typing = typingOf(of);
  return typing ? [{ name, of, typing }] : [];
});

describe('a field of any form of the console', () => {
  it('is of every kind that is typed', () =>
    expect(new Set(typed.map(({ of }) => of.kind)).size).toBeGreaterThanOrEqual(12));

  it.each(typed)('takes what is typed over it: $name', async ({ of, typing: { before, typed: text, after } }) => {
    const { user, control, sent } = await form(of, before);
    await waitFor(() => expect(control.value).not.toMatch(/^(…|)$/));
    await typeOver(user, control, text);
    if (isPicked(of)) {
      const option = await screen.findByRole('option', { name: new RegExp(`^${text.slice(0, 6)}|${text}`) });
      await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option').length).toBeLessThan(4));
      expect(option).toBeDefined();
      await user.keyboard('{ArrowDown}');
      const framed = document.getElementById(control.getAttribute('aria-activedescendant') ?? '')?.textContent;
      await user.keyboard('{Enter}');
      expect(framed).toContain(control.value);
    }
    await save(user);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]!.body).toEqual({ one: after });
  });

  const wrongs = typed.flatMap(({ name, of, typing: { before, wrong = [] } }) =>
    wrong.map((text) => ({ name, of, before, text })),
  );
  it.each(wrongs)('sends nothing of what it cannot read, and has the focus: $name, $text', async (one) => {
    const { user, control, sent } = await form(one.of, one.before);
    await typeOver(user, control, one.text);
    await save(user);
    await waitFor(() => expect(control.getAttribute('aria-invalid')).toBe('true'));
    expect([control.value, sent]).toEqual([one.text, []]);
    expect(document.activeElement).toBe(control);
  });

  const patterns = all.filter(({ of }) => of.kind === 'pattern');
  it.each(patterns)('sends nothing of hours that are none: $name', async ({ of }) => {
    const drawn = await drawSignedIn(
      <CommandForm
        of={{ one: of }}
        parts={[{ fields: ['one'] }]}
        record={{ one: week }}
        required={['one']}
        command={(changes) => ({ method: 'PUT', path: 'ones/1', body: changes })}
        submit="Save"
        onDone={() => undefined}
      />,
      { stored },
    );
    const day = screen.getByLabelText<HTMLInputElement>('Wednesday');
    await typeOver(drawn.user, day, '25');
    await save(drawn.user);
    await waitFor(() => expect(document.activeElement).toBe(day));
    expect([day.value, drawn.sent]).toEqual(['25', []]);
  });
});

describe('a form of the console', () => {
  const text: FieldDefinition = { kind: 'text', label: 'console-fields:field.title' };

  it('that changes nothing sends nothing, and says so', async () => {
    const { user, sent } = await form(text, 'same');
    await save(user);
    await screen.findByText('Nothing was changed: it was so already.');
    expect(sent).toEqual([]);
  });

  it('is done by a change that changed nothing', async () => {
    const { user, control, done } = await form(text, 'before', { unchanged: true });
    await typeOver(user, control, 'after');
    await save(user);
    await waitFor(() => expect(done).toEqual([expect.objectContaining({ unchanged: true })]));
  });
});
