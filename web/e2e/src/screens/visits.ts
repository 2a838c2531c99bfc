import { type Look, walk } from './looks.ts';
import { type Screens } from './screen.ts';
import { type World } from '../setup/seed.ts';
import { type Account } from '../setup/server.ts';
import { signIn, test } from '../setup/test.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const look = (name: string, size: Look['size'], axe: Look['axe'] = 'mouse'): Look => ({
  name,
  scheme: name === 'dark' ? 'dark' : 'light',
  size,
  axe,
});

interface Visit {
  language: string;
  as: (world: World) => Account & { id: string };
  looks: readonly Look[];
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
  },
  { language: 'German', as: ({ german }) => german, looks: [look('german', desktop, 'nothing')] },
];

/** Declares the tests that walk through the screens of a service; the screens of all services are photographed. */
export function walkAll(screens: Screens): void {
  // Some thirty screens each, on a busy machine.
  test.describe.configure({ timeout: 900_000 });
  test.use({ isStill: true });

  for (const { language, as, looks } of visits) {
    test(`the portal of ${screens.name} reads well in ${language}`, async ({ page, world }) => {
      await signIn(page, as(world));
      await walk(page, 'portal', screens.portal(world, as(world).id), looks);
    });

    test(`the console of ${screens.name} reads well in ${language}`, async ({ page, world }) => {
      await signIn(page, as(world));
      await walk(page, 'console', screens.console(world), looks);
    });
  }
}
