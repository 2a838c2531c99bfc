import { type Look, walk } from './looks.ts';
import { type Screens } from './screen.ts';
import { type World } from '../setup/seed.ts';
import { signInByRest } from '../setup/rest.ts';
import { type Account } from '../setup/processes/server.ts';
import { signIn, test } from '../setup/test.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const look = (name: string, size: Look['size'], axe: Look['axe'] = 'mouse'): Look => ({
  name,
  scheme: name === 'dark' ? 'dark' : 'light',
  size,
  axe,
});

/** The widths that words have to fit into; beside those of the pictures. */
const inWidths = (all: readonly number[]): Look[] =>
  all.map((width) => ({ ...look(`${width}px`, { width, height: 800 }, 'nothing'), onlyRoom: true }));

interface Visit {
  language: string;
  as: (world: World) => Account & { id: string };
  looks: readonly Look[];
  /** Widths of the portal's screens at which every word has to be shown to its end. */
  widths?: readonly number[];
  /** The language that the visitor takes first. */
  code?: string;
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
  },
  { language: 'Dutch', code: 'nl', as: ({ german }) => german, looks: [], widths: [320, 390, 768, 1280] },
  { language: 'French', code: 'fr', as: ({ german }) => german, looks: [], widths: [320, 390, 768, 1280] },
];

/** Declares the tests that walk through the screens of a service; the screens of all services are photographed. */
export function walkAll(screens: Screens): void {
  // Some thirty screens each, on a busy machine.
  test.describe.configure({ timeout: 900_000 });
  test.use({ isStill: true });

  for (const { language, code, as, looks, widths = [] } of visits) {
    test(`the portal of ${screens.name} reads well in ${language}`, async ({ page, world }) => {
      if (code) await takeLanguage(world, as(world), code);
      await screens.prepare?.(world, as(world).id);
      await signIn(page, as(world));
      await walk(page, 'portal', screens.portal(world, as(world).id), [...looks, ...inWidths(widths)]);
    });
    if (looks.length === 0) continue;

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
