import { expect, type Locator, type Page } from '@playwright/test';
import { type Caller, until } from '../setup/rest.ts';
import { type Member } from '../setup/seed.ts';
import { plus, thisYear, today } from '../setup/time.ts';
import { word } from '../setup/words.ts';

export const askPath = '/leave/leave-requests/create';
export const inboxPath = '/leave/pending-requests';
export const requestPath = (id: string): string => `/leave/leave-requests/${id}`;

/** A kind of leave by the name that Turkish and Arabic screens show. */
export interface Kind {
  id: string;
  name: string;
  arabic: string;
}

/** Asks for whole days by REST; answers the request's id. */
export async function ask(
  caller: Caller,
  kind: Kind,
  beginDate: string,
  endDate = beginDate,
  more: object = {},
): Promise<string> {
  return (
    await caller.sendLeave('POST', 'leave-requests', {
      leaveTypeId: kind.id,
      duration: 'FULL_DAY',
      beginDate,
      endDate,
      ...more,
    })
  ).id;
}

/** Gives somebody the managers who decide one after another; resolves when leave has heard of them. */
export async function decidedBy(
  admin: Caller,
  person: Caller,
  { id: leaveTypeId }: Kind,
  ...managers: Pick<Member, 'id'>[]
): Promise<void> {
  const leaveManagers = managers.map(({ id }) => id);
  await admin.send('PUT', `employees/${person.id}/management`, { leaveManagers });
  const day = plus(today, 1);
  const chain = async () =>
    (
      await person.sendLeave<{ steps: { managerId: string }[] }>('POST', 'leave-requests/calculate', {
        leaveTypeId,
        duration: 'FULL_DAY',
        beginDate: day,
        endDate: day,
      })
    ).steps;
  await until(chain, (steps) => steps.map(({ managerId }) => managerId).join() === leaveManagers.join());
}

/** Gives somebody days of a kind in a year, this one unless told otherwise. */
export const entitle = (
  admin: Caller,
  { id }: Pick<Member, 'id'>,
  kind: Kind,
  days: number,
  year = thisYear,
): Promise<unknown> =>
  admin.sendLeave('PUT', `employees/${id}/leave-settings/balance`, { leaveTypeId: kind.id, year, days });

export const decide = (caller: Caller, request: string, approved = true): Promise<unknown> =>
  caller.sendLeave('PUT', `leave-requests/processes/${request}`, { approved });

/** How a field shows a day, by the pattern of either organization. */
export const shown = (day: string): RegExp => new RegExp(`^(${day}|${day.split('-').reverse().join('\\.')})$`);

export const clickKind = (page: Page, name: string): Promise<void> =>
  page.getByRole('radiogroup').locator('label').filter({ hasText: name }).click();

export async function typeDays(page: Page, first: string, last = first): Promise<void> {
  await page.locator('#beginDate').fill(first);
  await page.locator('#endDate').fill(last);
}

/** What stands below a field of the form: its refusal. */
export const under = (page: Page, name: string): Locator => page.locator(`#${name}-below`);

/** Beside the form: days, balance, who decides. */
export const preview = (page: Page): Locator =>
  page
    .locator('form [aria-live="polite"]')
    .filter({ has: page.getByRole('heading', { name: word('inbox:whoDecides') }) });

export const sendButton = (page: Page): Locator => page.getByRole('button', { name: word('leave:ask.send') });

export const steps = (page: Page, title = word('inbox:whoDecides')): Locator =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .last()
    .locator('ol > li');

export const inboxLink = (page: Page): Locator =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: word('portal:nav.inbox') })
    .first();

export const inboxRow = (page: Page, request: string): Locator => page.locator(`[data-request="${request}"]`);

export const documentPath = (request: string, document: string): string =>
  `/leave/api/v1/leave-requests/${request}/document/${document}`;

/** Ends the time in which the page's decisions can be taken back; resolves when the server has them. */
export async function sendDecisions(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('kadro.inbox.held'))).toBeNull();
}
