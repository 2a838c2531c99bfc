import { type Page } from '@playwright/test';
import { type World } from '../setup/seed.ts';

export interface Screen {
  name: string;
  path: string;
  open?: (page: Page) => Promise<void>;
  /** Something is typed in a form, which asks before it is left: the next screen is loaded anew. */
  isTyped?: boolean;
  /** What it asks for besides what all pages do: code that the first load has not, answers; both where nothing is said. */
  asksFor?: readonly ('code' | 'answers')[];
  /** The day that the console looks at. */
  on?: { day: string; knownThen?: boolean };
}

/** The screens of a service: of the portal for who looks at them, of the console for a super admin. */
export interface Screens {
  name: string;
  /** Makes what the screens show of who looks, where the company has it not. */
  prepare?(world: World, viewer: string): Promise<void>;
  portal(world: World, viewer: string): readonly Screen[];
  /** Those on the same day one after the other: another day is loaded anew. */
  console(world: World): readonly Screen[];
}

export const clickFirst = (selector: string) => (page: Page) => page.locator(selector).first().click();

const firstRow = (page: Page) => page.locator('tbody tr[data-id]').first();

export const peek = (page: Page): Promise<void> => firstRow(page).click();

/** Chooses two of a list; on a phone its cards are choosable then. */
export async function chooseTwo(page: Page): Promise<void> {
  const boxes = page.locator('main :is(tbody, li) input[type="checkbox"]');
  for (const at of [0, 1]) await boxes.nth(at).check();
}

export async function changeSeveral(page: Page): Promise<void> {
  await firstRow(page).locator('input[type="checkbox"]').check();
  await page.locator('section button[data-main]').click();
  await page.locator('#field-kind').selectOption('LEAVE_MANAGER');
}
