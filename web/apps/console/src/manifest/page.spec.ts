import { afterEach, describe, expect, it } from '@jest/globals';
import { fetchPages, page } from './page.ts';

const saveData = (value: boolean): unknown =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: value }, configurable: true });

let fetched = 0;
page(() => {
  fetched += 1;
  return Promise.resolve(() => null);
});

describe('the pages', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'connection');
    fetched = 0;
  });

  it('are fetched before they are opened', async () => {
    await fetchPages();
    saveData(false);
    await fetchPages();
    expect(fetched).toBe(2);
  });

  it('are fetched when they are opened where the browser is to save data', async () => {
    saveData(true);
    await fetchPages();
    expect(fetched).toBe(0);
  });
});
