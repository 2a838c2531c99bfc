import { expect, type Locator, type Page } from '@playwright/test';
import { plus, today } from './time.ts';
import { type Caller } from './rest.ts';
import { hire, type Member, type World } from './seed.ts';
import { word } from './words.ts';

/** Before the day from which the late move counts. */
export const before = plus(today, -30);
/** From then on somebody works in Berlin; it is recorded today. */
export const moved = plus(today, -10);

/** A day as sentences of the pages have it. */
export const words = (day: string): string =>
  new Intl.DateTimeFormat('tr-TR', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...(day.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
  }).format(new Date(`${day}T00:00:00Z`));

export const dayButton = (page: Page, day: string): Locator =>
  page.getByRole('button', { name: word('time:day.button', 'tr', { date: words(day) }), exact: true });

/** The strip that says that another day is looked at. */
export const strip = (page: Page): Locator => page.getByText(word('time:strip.readOnly'));
export const back = (page: Page): Locator => page.getByRole('button', { name: word('time:backToToday') }).first();
export const asKnownThen = (page: Page): Locator => page.getByRole('button', { name: word('time:known.then') }).first();

/** Chooses a day in the header by mouse and typing, and closes the choice. */
export async function lookAt(page: Page, day: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${word('time:day.button', 'tr', { date: '' })}`) }).click();
  const choice = page.getByRole('dialog', { name: word('time:day.label') });
  await choice.getByLabel(word('time:day.label')).fill(day);
  await page.keyboard.press('Escape');
  await expect(choice).toBeHidden();
  await expect(dayButton(page, day)).toBeVisible();
}

/** Somebody of Ankara who, as was told late, has worked in Berlin for ten days. */
export async function hireMoved(
  { url, ankara, berlin }: World,
  admin: Caller,
  firstName: string,
  lastName: string,
): Promise<Member> {
  const member = await hire(url, admin, firstName, lastName, { branchId: ankara });
  await admin.send('PUT', `employees/${member.id}/employment`, { branchId: berlin, effectiveOn: moved });
  return member;
}
