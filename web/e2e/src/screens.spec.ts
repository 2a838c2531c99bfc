import { bareKeys, open, overflow, picture, violations } from './looks.ts';
import { consoleScreens, half, halves, portalScreens, type Screen } from './screens.ts';
import { type World } from './seed.ts';
import { type Account } from './server.ts';
import { expect, signIn, test } from './test.ts';

interface Look {
  name: string;
  scheme: 'light' | 'dark';
  as: (world: World) => Account & { id: string };
}

const looks: readonly Look[] = [
  { name: 'light', scheme: 'light', as: ({ admin }) => admin },
  { name: 'dark', scheme: 'dark', as: ({ german }) => german },
  { name: 'arabic', scheme: 'light', as: ({ arabic }) => arabic },
];

for (const { name, scheme, as } of looks) {
  test.describe(`every screen in ${name}`, () => {
    test.use({ colorScheme: scheme });
    // Some sixteen screens each, on a busy machine.
    test.setTimeout(240_000);

    const look = async (page: Parameters<typeof open>[0], app: string, screens: readonly Screen[]) => {
      for (const screen of screens) {
        await open(page, screen);
        await picture(page, `desktop-${name}/${app}-${screen.name}`);
        expect.soft(await violations(page), `${app} ${screen.name} in ${name}`).toEqual([]);
        expect.soft(await bareKeys(page), `${app} ${screen.name} in ${name} has all its words`).toEqual([]);
        expect.soft(await overflow(page), `${app} ${screen.name} in ${name} fits`).toBe(0);
      }
    };

    test(`the sign-in has no accessibility violation in ${name}`, ({ page }) => look(page, 'portal', [{ name: 'login', path: '/login' }]));

    for (const which of halves) {
      test(`the portal has no accessibility violation in ${name}, half ${which + 1}`, async ({ page, world }) => {
        await signIn(page, as(world));
        await look(page, 'portal', half(portalScreens(world, as(world).id), which));
      });

      test(`the console has no accessibility violation in ${name}, half ${which + 1}`, async ({ page, world }) => {
        await signIn(page, as(world));
        await look(page, 'console', half(consoleScreens(world), which));
      });
    }
  });
}
