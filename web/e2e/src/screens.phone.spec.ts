import { bareKeys, open, overflow, picture, violations } from './looks.ts';
import { consoleScreens, portalScreens, type Screen } from './screens.ts';
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

    test(`the portal needs no sideways scrolling in ${language}`, async ({ page, world }) => {
      await look(page, 'portal', [{ name: 'login', path: '/login' }]);
      await signIn(page, language === 'arabic' ? world.arabic : world.inAnkara);
      await look(page, 'portal', portalScreens);
    });

    test(`the console needs no sideways scrolling in ${language}`, async ({ page, world }) => {
      await signIn(page, language === 'arabic' ? world.arabic : world.admin);
      await look(page, 'console', consoleScreens(world));
    });
  });
}
