import { expect, test } from '@playwright/test';
import { violations } from '../screens/axe.ts';

const box = 'position: absolute; left: 0; margin: 0; width: 300px; height: 30px;';
const many = '<p style="color: #000; background: #fff">others</p>'.repeat(200);

const page = `<!doctype html><html lang="en"><head><title>Grounds</title></head>
  <body style="margin: 0; background: #fff"><main><h1>Grounds</h1>
    <p id="pale" style="color: #ddd">pale on the page</p>
    <div style="position: relative; height: 40px">
      <div style="${box} background: #222"></div>
      <p id="beside" style="${box} color: #333">dark on what stands before it</p>
    </div>
    <div style="position: relative; height: 40px">
      <p style="${box} color: #fff; background: #222">white on its own</p>
    </div>
    <div tabindex="0" style="height: 100px; overflow: auto; background: #222">
      <p id="scrolled" style="color: #333; margin: 80px 0">dark in what is scrolled</p>
    </div>
    <p style="color: #222">Read <a id="link" href="#x" style="color: #333; text-decoration: none">this</a>, then go on</p>
    ${many}</main></body></html>`;

test('words are judged on all that lies under them, and links beside what they stand in', async ({ page: shown }) => {
  await shown.setContent(page);
  const found = await violations(shown, { rules: 'colours' });
  expect(found.map((line) => line.replace(/ \(.*/s, '')).toSorted()).toEqual([
    'color-contrast: #beside',
    'color-contrast: #pale',
    'color-contrast: #scrolled',
    'link-in-text-block: #link',
  ]);
});
