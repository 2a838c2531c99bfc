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
  /** Languages that the visitor takes afterwards, in which every word of the portal has to be shown at all widths. */
  thenIn?: Readonly<Record<string, string>>;
}

/** One way through all screens for each language; what a look cannot change is not looked over again. */
export const visits: readonly Visit[] = [
  {
    language: 'Turkish',
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

  for (const { language, as, looks, widths = [], thenIn = {} } of visits) {
    const inAll = [language, ...Object.values(thenIn)].join(', ');
    test(`the portal of ${screens.name} reads well in ${inAll}`, async ({ page, world }) => {
      const visitor = as(world);
      const list = screens.portal(world, visitor.id);
      await screens.prepare?.(world, visitor.id);
      await signIn(page, visitor);
      await walk(page, 'portal', list, [...looks, ...inWidths(language, widths)]);
      for (const [code, name] of Object.entries(thenIn)) {
        await takeLanguage(world, visitor, code);
        await walk(page, 'portal', list, inWidths(name, allWidths));
        await expect(page.locator('html'), `it was read in ${name}`).toHaveAttribute('lang', code);
      }
    });

    test(`the console of ${screens.name} reads well in ${language}`, async ({ page, world }) => {
      await screens.prepare?.(world, as(world).id);
      await signIn(page, as(world));
      await walk(page, 'console', screens.console(world), looks);
    });
  }
}

async function takeLanguage({ url }: World, account: Account, language: string): Promise<void> {
  const caller = await signInByRest(url, account);
  await caller.send('PUT', `employees/${caller.id}/language`, { language });
}
