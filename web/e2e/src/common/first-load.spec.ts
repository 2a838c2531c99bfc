import { expect, signIn, test } from '../setup/test.ts';

test('the page of the home names all scripts that are loaded until it stands, but for the texts', async ({
  page,
  world,
}) => {
  await signIn(page, world.inAnkara);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const answer = await page.goto('/dashboard');
  const html = (await answer?.text()) ?? '';
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => !html.includes(path))).toEqual([expect.stringMatching(/\/texts-tr-[^/]+\.js$/)]);
});
