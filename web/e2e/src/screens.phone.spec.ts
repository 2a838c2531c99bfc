import { bareKeys, open, overflow, picture, violations } from './looks.ts';
import { consoleScreens, half, halves, portalScreens, type Screen } from './screens.ts';
import { expect, signIn, test } from './test.ts';

for (const language of ['turkish', 'arabic'] as const) {
  test.describe(`every screen on a phone in ${language}`, () => {
    test.setTimeout(180_000);

    const look = async (page: Parameters<typeof open>[0], app: string, screens: readonly Screen[]) => {
      for (const screen of screens) {
        await open(page, screen);
        await picture(page, `phone-${language}/${app}-${screen.name}`);
        expect.soft(await overflow(page), `${app} ${screen.name} fits 390 px in ${language}`).toBe(0);
        expect.soft(await bareKeys(page), `${app} ${screen.name} has all its words in ${language}`).toEqual([]);
        if (language === 'turkish' && app === 'portal') expect.soft(await violations(page), `${app} ${screen.name} on a phone`).toEqual([]);
      }
    };

    test(`the sign-in needs no sideways scrolling in ${language}`, ({ page }) => look(page, 'portal', [{ name: 'login', path: '/login' }]));

    for (const which of halves) {
      test(`the portal needs no sideways scrolling in ${language}, half ${which + 1}`, async ({ page, world }) => {
        const viewer = language === 'arabic' ? world.arabic : world.inAnkara;
        await signIn(page, viewer);
        await look(page, 'portal', half(portalScreens(world, viewer.id), which));
      });

      test(`the console needs no sideways scrolling in ${language}, half ${which + 1}`, async ({ page, world }) => {
        await signIn(page, language === 'arabic' ? world.arabic : world.admin);
        await look(page, 'console', half(consoleScreens(world), which));
      });
    }
  });
}
