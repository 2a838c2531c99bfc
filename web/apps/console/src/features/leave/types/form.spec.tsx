/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../../../testing/signed-in.tsx';
import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@kadro/api';
import { screen, waitFor } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { CommandForm } from '../../../form/CommandForm.tsx';
import { leaveTypes } from './feature.tsx';

const stored = {
  'leave-types': [
    { id: 'annual', name: 'Annual leave', color: '#8F1F5B' },
    { id: 'sick', name: 'Sick leave', color: '#0f766e' },
  ],
};

const form = (record?: { id: string; color: string }) =>
  drawSignedIn(
    <RecordContextProvider value={record}>
      <CommandForm
        of={leaveTypes.fields ?? {}}
        parts={[{ fields: ['color'] }]}
        record={record}
        command={(body) => ({ method: 'POST', path: 'leave-types', body })}
        submit="Save"
        onDone={() => undefined}
      />
    </RecordContextProvider>,
    { stored },
  );
const code = () => document.querySelector<HTMLInputElement>('#field-color')!;

describe('the colour of a leave type', () => {
  it('is the next free one of the palette for a new type', async () => {
    const { user, sent } = await form();
    await waitFor(() => expect(code().value).toBe('#B07A12'));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'ochre' }).checked).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ body: { color: '#B07A12' } })]));
  });

  it('is chosen by keyboard among colours that are named, with those who use them', async () => {
    const { user, sent } = await form();
    const plum = await screen.findByRole('radio', { name: 'plum, used by: Annual leave' });
    expect(screen.getByRole('radio', { name: 'teal, used by: Sick leave' })).toBeDefined();
    expect(screen.getByRole('radiogroup', { name: 'Colours' })).toBeDefined();
    await waitFor(() => expect(code().value).toBe('#B07A12'));
    await user.tab({ shift: true });
    while (document.activeElement !== screen.getByRole('radio', { name: 'ochre' })) await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'blue' }).checked).toBe(true);
    await user.click(plum);
    expect(code().value).toBe('#8F1F5B');
    await user.clear(code());
    expect(code().value).toBe('');
    await user.type(code(), '#112233');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ body: { color: '#112233' } })]));
  });

  it('is not marked as used by the type itself, and stays', async () => {
    await form({ id: 'sick', color: '#0f766e' });
    await screen.findByRole('radio', { name: 'plum, used by: Annual leave' });
    expect(screen.getByRole('radio', { name: 'teal' })).toBeDefined();
    expect(code().value).toBe('#0f766e');
  });
});

describe('rules of a leave type that contradict each other', () => {
  it('are said at their field', async () => {
    const refused = {
      name: 'leave_type_notice_over_horizon',
      message: 'No.',
      fields: { noticeDays: 'Most: 28 days.' },
    };
    const { user } = await drawSignedIn(
      <CommandForm
        of={leaveTypes.fields ?? {}}
        parts={[{ fields: ['noticeDays', 'advanceDays'] }]}
        command={(body) => ({ method: 'POST', path: 'leave-types', body })}
        submit="Save"
        onDone={() => undefined}
      />,
      {
        answers: () => {
          throw new ApiError(422, refused);
        },
      },
    );
    const notice = document.querySelector<HTMLInputElement>('#field-noticeDays')!;
    await user.type(notice, '366');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(notice.getAttribute('aria-invalid')).toBe('true'));
    const described = notice.getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Most: 28 days.');
  });
});
