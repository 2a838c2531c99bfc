/** @jest-environment ./infra/jsdom/environment.cjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from '@kadro/api';
import { fakeApi, type Sent } from '../../../../testing/api.ts';
import { draw } from '../../../../testing/render.tsx';
import { contactGroups } from './fields.ts';
import { SectionForm } from './Form.tsx';

const stored = { email: 'ayse@home.example', address: 'Moda 1' };

/** The contact details of Ayşe in a form; `refuse` may throw instead of saving them. */
async function form(refuse: (command: Sent) => void = () => undefined) {
  const closed: boolean[] = [];
  const reads = {
    Organization: () => ({ organizationDetail: null }),
    OwnFile: () => ({ employee: { id: 'murat', revision: 7, contact: stored } }),
  };
  const { api, sent } = fakeApi({ answer: refuse, reads });
  const onClose = () => void closed.push(true);
  const { user } = await draw(
    <SectionForm section="contact" groups={contactGroups} saved="portal:file.saved.contact" {...{ stored, onClose }} />,
    { api },
  );
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const retype = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
  };
  return { user, sent, closed, field, retype, save: () => user.click(screen.getByRole('button', { name: 'Save' })) };
}

const focusIsOn = (field: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(field));

describe('a form', () => {
  it('begins at its first field', async () => {
    const { field } = await form();
    await focusIsOn(field('Private e-mail'));
  });

  it('with several wrong values lists them, leads to the first and from the list to each', async () => {
    const { user, sent, field, retype, save } = await form();
    await retype('Landline', '12');
    await retype('Work phone', '34');
    await retype('Private e-mail', 'nobody');
    await user.click(field('Address'));
    await save();
    const summary = within(await screen.findByRole('alert'));
    expect(summary.getByText('3 fields need attention.')).toBeDefined();
    await focusIsOn(field('Private e-mail'));
    await user.click(summary.getByRole('link', { name: /^Work phone: / }));
    expect(document.activeElement).toBe(field('Work phone'));
    expect(field('Landline').value).toBe('12');
    expect(sent).toEqual([]);
  });

  it('shows a refusal of the server at its field, and keeps what was typed', async () => {
    const { field, retype, save, closed } = await form(() => {
      throw new ApiError(422, { name: 'constraint_violation', fields: { 'contact.address': 'is too short' } });
    });
    await retype('Address', 'x');
    await retype('Extension', '42');
    await save();
    expect(await screen.findByRole('textbox', { name: 'Address', description: 'is too short' })).toBe(field('Address'));
    await focusIsOn(field('Address'));
    expect([field('Address').value, field('Extension').value]).toEqual(['x', '42']);
    expect(closed).toEqual([]);
  });

  it('without an answer keeps what was typed, and is the same command when it is sent again', async () => {
    let answers = 0;
    const { field, retype, save, sent, closed } = await form(() => {
      answers += 1;
      if (answers === 1) throw new ApiError(0, { name: 'network_error' });
    });
    await retype('Extension', '42');
    await save();
    await screen.findByText(/The server cannot be reached/);
    expect(field('Extension').value).toBe('42');
    await save();
    await waitFor(() => expect(closed).toEqual([true]));
    expect(sent.map(({ body }) => body)).toEqual([
      { extensionNumber: '42', revision: 7 },
      { extensionNumber: '42', revision: 7 },
    ]);
    expect(sent[0]?.key).toBeDefined();
    expect(sent[1]?.key).toBe(sent[0]?.key);
  });

  it('is undone by what was stored before', async () => {
    const { user, retype, save, sent } = await form();
    await retype('Private e-mail', 'ayse@new.example');
    await save();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('The change is undone');
    expect(sent.map(({ body }) => body)).toMatchObject([{ email: 'ayse@new.example' }, { email: 'ayse@home.example' }]);
  });

  it('in which nothing is different sends nothing and says so', async () => {
    const { save, sent } = await form();
    await save();
    await screen.findByText('Nothing is different, so nothing was sent.');
    expect(sent).toEqual([]);
  });
});
