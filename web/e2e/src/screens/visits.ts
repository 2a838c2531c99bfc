import { type Page } from '@playwright/test';
import { type Look, walk } from './looks.ts';
import { type Screens } from './screen.ts';
import { type World } from '../setup/seed.ts';
import { signInByRest } from '../setup/rest.ts';
import { type Account } from '../setup/processes/server.ts';
import { expect, signIn, test } from '../setup/test.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const allWidths = [320, 390, 768, 1280];
const look = (name: string, size: Look['size'], axe: Look['axe'] = 'mouse'): Look => ({
  name,
  scheme: name === 'dark' ? 'dark' : 'light',
  size,
  axe,
});

/** The widths that words have to fit into; beside those of the pictures. */
const inWidths = (language: string, all: readonly number[]): Look[] =>
  all.map((width) => ({ ...look(`${language} at ${width}px`, { width, height: 800 }, 'nothing'), onlyRoom: true }));

interface Visit {
  language: string;
  as: (world: World) => Account & { id: string };
  looks: readonly Look[];
  /** Widths of the portal's screens at which every word has to be shown to its end. */
  widths?: readonly number[];
  /** It lasts so long that each app is walked through beside the other, in a company of its own. */
  isLong?: boolean;
  /** Languages that the visitor takes afterwards, in which every word of the portal has to be shown at all widths. */
  thenIn?: Readonly<Record<string, string>>;
}

/** One way through all screens for each language; what a look cannot change is not looked over again. */
export const visits: readonly Visit[] = [
  {
    language: 'Turkish',
    isLong: true,
    as: ({ admin }) => admin,
    looks: [look('light', desktop), look('dark', desktop, 'colours'), look('phone', phone, 'all')],
  },
  {
    language: 'Arabic',
    as: ({ arabic }) => arabic,
    looks: [look('arabic', desktop, 'words'), look('arabic-phone', phone, 'nothing')],
    widths: [320, 768],
  },
  {
    language: 'German',
    as: ({ german }) => german,
    looks: [look('german', desktop, 'nothing')],
    widths: [320, 390, 768],
    thenIn: { nl: 'Dutch', fr: 'French' },
  },
];

/** Declares the tests that walk through the screens of a service; the screens of all services are photographed. */
export function walkAll(screens: Screens): void {
  // Some thirty screens each, on a busy machine.
  test.describe.configure({ timeout: 900_000 });
  test.use({ isStill: true });

  for (const visit of visits)
    for (const apps of visit.isLong ? [['portal'], ['console']] : [['portal', 'console']])
      test(`screens of ${screens.name} in the ${apps.join(' and the ')} read well in ${languagesOf(visit).join(', ')}`, async ({
        page,
        world,
      }) => {
        const visitor = visit.as(world);
        await screens.prepare?.(world, visitor.id);
        await signIn(page, visitor);
        if (apps.includes('console')) await walk(page, 'console', screens.console(world), visit.looks);
        if (apps.includes('portal')) await readPortal(page, world, screens, visit);
      });
}

const languagesOf = ({ language, thenIn = {} }: Visit): string[] => [language, ...Object.values(thenIn)];

async function readPortal(
  page: Page,
  world: World,
  screens: Screens,
  { language, as, looks, widths = [], thenIn = {} }: Visit,
): Promise<void> {
  const list = screens.portal(world, as(world).id);
  await walk(page, 'portal', list, [...looks, ...inWidths(language, widths)]);
  for (const [code, name] of Object.entries(thenIn)) {
    await takeLanguage(world, as(world), code);
    await walk(page, 'portal', list, inWidths(name, allWidths));
    await expect(page.locator('html'), `it was read in ${name}`).toHaveAttribute('lang', code);
  }
}

async function takeLanguage({ url }: World, account: Account, language: string): Promise<void> {
  const caller = await signInByRest(url, account);
  await caller.send('PUT', `employees/${caller.id}/language`, { language });
}
