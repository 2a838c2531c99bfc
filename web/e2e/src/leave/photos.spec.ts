import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { askPath, clickKind, typeDays } from './requests.ts';
import { type Caller } from '../setup/rest.ts';
import { hire } from '../setup/seed.ts';
import { expect, said, signIn, test } from '../setup/test.ts';
import { word } from '../setup/words.ts';

/** As a phone takes it: millions of pixels, lying on its side. */
const photo = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 3600,
      height: 2400,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();

test('a photo of a phone larger than the limits is taken, as the own picture and as a document', async ({
  page,
  world,
  admin,
}) => {
  const buffer = await photo();
  expect(buffer.length).toBeGreaterThan(2_500_000);
  const file = { name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer };
  const person = await hire(world.url, admin, 'Pelin', 'Aktaş', { branchId: world.ankara });
  await signIn(page, person);
  await page.goto('/human-resources/employee/profile');
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: word('portal:picture.save') }).click();
  await said(page, word('portal:file.saved.picture'));
  const query = `{ employee(id: "${person.id}") { profile { imageUrl } } }`;
  const { employee } = await admin.ask<{ employee: { profile: { imageUrl: string } } }>(query);
  const picture = Buffer.from(employee.profile.imageUrl.split(',')[1] ?? '', 'base64');
  const { width, height } = await sharp(picture).metadata();
  expect(height, 'it stands upright').toBeGreaterThan(width);
  expect(height).toBeLessThanOrEqual(512);

  await page.goto(askPath);
  await clickKind(page, world.leave.sick.name);
  await typeDays(page, world.leave.mondays[0] ?? '');
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText(word('leave:documents.there'))).toBeVisible();
});

const heic = readFileSync(new URL('../../../packages/ui/src/files/heif/pictures/turned.heic', import.meta.url));
// most browsers know no type of these files
const phonePhoto = { name: 'IMG_0043.HEIC', mimeType: '', buffer: heic };
const broken = { name: 'IMG_0044.HEIC', mimeType: 'image/heic', buffer: heic.subarray(0, 500) };

async function pictureOf(admin: Caller, id: string): Promise<Sharp> {
  const query = `{ employee(id: "${id}") { profile { imageUrl } } }`;
  const { employee } = await admin.ask<{ employee: { profile: { imageUrl: string } } }>(query);
  return sharp(Buffer.from(employee.profile.imageUrl.split(',')[1] ?? '', 'base64'));
}

/** What the camera saw above, which is green, is at the right: it lay on its side. */
async function isUpright(picture: Sharp): Promise<void> {
  const { width, height } = await picture.metadata();
  expect([width, height], 'it is turned once').toEqual([48, 64]);
  const [red = 0, green = 0, blue = 0] = await picture
    .extract({ left: 42, top: 32, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(green).toBeGreaterThan(Math.max(red, blue));
}

test('a photo in the format of a phone, which servers do not take, is drawn anew for them', async ({
  page,
  world,
  admin,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  const decoder = () => fetched.filter((path) => /wasm/.test(path));
  const person = await hire(world.url, admin, 'Pelin', 'Aktaş', { branchId: world.ankara });
  await signIn(page, person);
  await page.goto('/human-resources/employee/profile');
  const picker = page.locator('input[type="file"]');
  await picker.setInputFiles(broken);
  await expect(page.getByText(word('photo:unreadable'))).toBeVisible();
  expect(decoder(), 'the decoder comes with the first such photo').toEqual([
    expect.stringMatching(/^\/assets\/wasm-worker-.*\.js$/),
    expect.stringMatching(/^\/assets\/libheif-.*\.wasm$/),
  ]);
  await picker.setInputFiles(phonePhoto);
  await page.getByRole('button', { name: word('portal:picture.save') }).click();
  await said(page, word('portal:file.saved.picture'));
  await isUpright(await pictureOf(admin, person.id));

  await page.goto(askPath);
  await clickKind(page, world.leave.sick.name);
  await typeDays(page, world.leave.mondays[0] ?? '');
  await page.locator('input[type="file"]').setInputFiles([phonePhoto, broken]);
  await expect(page.getByText(word('leave:documents.there'))).toBeVisible();
  await expect(page.getByText(word('photo:unreadable'))).toBeVisible();
});

test('HR gives a person a picture in the format of a phone', async ({ page, world, admin }) => {
  const person = await hire(world.url, admin, 'Pelin', 'Aktaş', { branchId: world.ankara });
  await signIn(page, world.admin);
  await page.goto(`/console/employees/${person.id}/show/profile`);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: word('console-identity:image.choose') }).click();
  await (await chooser).setFiles(broken);
  await expect(page.getByText(word('photo:unreadable'))).toBeVisible();
  await page.locator('main input[type="file"]').setInputFiles(phonePhoto);
  await expect(page.getByRole('button', { name: word('console-identity:image.remove') })).toBeVisible();
  await expect(page.getByText(word('photo:unreadable'))).toBeHidden();
  await isUpright(await pictureOf(admin, person.id));
});

test('the licences of what the apps contain are there to be read', async ({ world }) => {
  for (const address of ['/licences.txt', '/console/licences.txt']) {
    const text = await (await fetch(world.url + address)).text();
    for (const named of ['## react - ', '## libheif', 'GNU LESSER GENERAL PUBLIC LICENSE'])
      expect(text, address).toContain(named);
  }
});
