import sharp from 'sharp';
import { askPath, clickKind, typeDays } from './requests.ts';
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
