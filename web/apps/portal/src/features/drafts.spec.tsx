/** @jest-environment ./infra/jsdom/environment.cjs */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { type SessionUser } from '@kadro/api';
import { draftsOf, fakeApi } from '../testing/api.ts';
import { draw } from '../testing/render.tsx';
import { SectionPage } from './identity/my-file/section/Page.tsx';
import { contactGroups, personalGroups, profileGroups } from './identity/my-file/section/fields.ts';
import { type SectionName } from './identity/my-file/section/use-save.ts';
import { AskForm } from './leave/ask/Form.tsx';
import { type LeaveRequest, type LeaveType } from './leave/data/types.ts';
import { DetailForm } from './leave/request/DetailForm.tsx';

beforeEach(() => {
  innerWidth = 1280;
  localStorage.clear();
});
afterEach(cleanup);

/** What the device keeps of drafts, as text. */
const kept = () =>
  Object.keys(localStorage)
    .filter((name) => name.startsWith('kadro.draft.'))
    .map((name) => `${name} ${localStorage.getItem(name)}`);
const typedText = /^What you typed at \d\d:\d\d is still here\./;
const offer = () => screen.findByText(typedText);
const press = (name: string) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

const file = {
  id: 'murat',
  revision: 7,
  profile: { phone: '+905321112233', emailNotification: true },
  contact: { email: 'murat@home.example', address: 'Moda 1' },
  personal: { birthPlace: 'Izmir', passportNumber: 'U123' },
};

describe('asking for leave', () => {
  const type = { id: 'annual', name: 'Annual leave', durations: ['FULL_DAY'], color: '#336699' } as LeaveType;
  const form = async (user?: Partial<SessionUser>, types = [type]) => {
    const { api } = fakeApi({ user, reads: { LeaveBalances: () => ({ leaveBalances: [] }) } });
    return draw(<AskForm types={types} first={types[0]} editing={undefined} />, { api });
  };
  const typed = async () => {
    const { user } = await form();
    await user.type(field('Reason'), 'My sister marries');
    cleanup();
  };

  it('offers what was typed, and does not fill it by itself', async () => {
    await typed();
    await form();
    await offer();
    expect(field('Reason').value).toBe('');
  });

  it('goes on where it was left', async () => {
    await typed();
    const { user } = await form();
    await offer();
    await user.click(press('Continue'));
    expect([field('Reason').value, screen.queryByText(typedText)]).toEqual(['My sister marries', null]);
    expect(kept().join()).toContain('My sister marries');
  });

  it('forgets what is discarded', async () => {
    await typed();
    const { user } = await form();
    await offer();
    await user.click(press('Discard'));
    expect(kept()).toEqual([]);
  });

  it('shows it to nobody else, and keeps it for its own account', async () => {
    await typed();
    await form({ id: 'zeynep' });
    expect(screen.queryByText(typedText)).toBeNull();
    cleanup();
    await form();
    await offer();
  });

  it('has nothing to offer after signing out, and does after a session that ran out', async () => {
    await typed();
    draftsOf('murat').end('expired');
    expect(kept()).toHaveLength(1);
    draftsOf('murat').end('logout');
    expect(kept()).toEqual([]);
  });

  it('says that documents have to be added again', async () => {
    const { user } = await form();
    await user.type(field('Reason'), 'Surgery');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no place for documents');
    await user.upload(input, new File(['%PDF-1.4'], 'note.pdf', { type: 'application/pdf' }));
    await waitFor(() => expect(kept().join()).toContain('"isPartial":true'));
    expect(kept().join()).not.toMatch(/note\.pdf|%PDF/);
    cleanup();
    await form();
    expect((await offer()).textContent).toContain('Files and protected details were not kept.');
  });

  it('stays with the present type where the earlier one is not offered any more', async () => {
    await typed();
    const other = { ...type, id: 'unpaid', name: 'Unpaid leave' };
    const { user } = await form(undefined, [other]);
    await offer();
    await user.click(press('Continue'));
    expect(kept().join()).toContain('"leaveTypeId":"unpaid"');
  });
});

describe('an answer to a question', () => {
  const request = { id: 'r1', revision: 3, steps: [] as LeaveRequest['steps'] } as LeaveRequest;
  const form = async (answer?: () => unknown) => {
    const { api, sent } = fakeApi({ answer });
    const { user } = await draw(<DetailForm request={request} onDone={async () => undefined} />, { api });
    return { user, sent };
  };

  it('is kept until it is sent', async () => {
    const first = await form(() => Promise.reject(new Error('The connection is lost')));
    await first.user.type(field('Answer , Required'), 'Two days');
    await first.user.click(press('Send answer'));
    await waitFor(() => expect(first.sent).toHaveLength(1));
    cleanup();
    const { user, sent } = await form();
    await offer();
    await user.click(press('Continue'));
    await user.click(press('Send answer'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({ note: 'Two days' });
    await waitFor(() => expect(kept()).toEqual([]));
  });
});

describe('the own file', () => {
  const groups = { profile: profileGroups, contact: contactGroups, personal: personalGroups };
  const page = async (section: SectionName, revision = 7) => {
    const reads = {
      Organization: () => ({ organizationDetail: null }),
      OwnFile: () => ({ employee: { ...file, revision } }),
    };
    const { api } = fakeApi({ reads });
    return draw(
      <SectionPage
        employee={{ ...file, revision } as never}
        section={section}
        groups={groups[section]}
        saved="portal:file.saved.contact"
      />,
      { api },
    );
  };

  it('opens the form again that was left by the end of a session', async () => {
    const { user } = await page('profile');
    await user.click(press('Edit'));
    await user.clear(field('Phone'));
    await user.type(field('Phone'), '+905320000000');
    cleanup();
    const again = await page('profile');
    await offer();
    await again.user.click(press('Continue'));
    expect(field('Phone').value).toBe('+905320000000');
    await again.user.click(press('Go back'));
    expect(kept()).toEqual([]);
  });

  it.each([
    ['contact', 'Address', 'Kadıköy 2'],
    ['contact', 'Private e-mail', 'a@b.example'],
    ['personal', 'Passport number', 'U999'],
    ['personal', 'Health pass code (HES)', 'HES-1'],
  ] as const)('keeps nothing of what is guarded: %s, %s', async (section, name, text) => {
    const { user } = await page(section);
    await user.click(press('Edit'));
    await user.clear(field(name));
    await user.type(field(name), text);
    expect(field(name).value).toBe(text);
    expect(kept()).toEqual([]);
  });
});
