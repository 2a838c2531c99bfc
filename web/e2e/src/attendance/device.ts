import { createHmac, randomUUID } from 'node:crypto';
import { type Page } from '@playwright/test';
import { expect } from '../setup/test.ts';

export interface Device {
  page: Page;
  url: string;
  terminal: string;
  key: string;
}

/** Of the page, whose clock is that of the server. */
const timeOf = (page: Page): Promise<string> => page.evaluate(() => new Date().toISOString().replace(/\.\d+/, ''));

/** What a device says, signed with its key (docs/integrating.md, devices). */
async function say({ page, url, terminal, key }: Device, path: string, message: object): Promise<void> {
  const body = JSON.stringify(message);
  const [time, nonce] = [await timeOf(page), randomUUID()];
  const answer = await fetch(`${url}/attendance/api/v1/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'kadro-terminal': terminal,
      'kadro-time': time,
      'kadro-nonce': nonce,
      'kadro-signature': createHmac('sha256', key).update(`${time}\n${nonce}\n${body}`).digest('hex'),
    },
    body,
  });
  expect(answer.status, await answer.text()).toBe(200);
}

/** A card is read, now. */
export const readCard = async (device: Device, identity: string, eventType = 'CLOCK_IN'): Promise<void> =>
  say(device, 'terminal-events', { readings: [{ id: '1', at: await timeOf(device.page), eventType, identity }] });

export const beat = (device: Device, waiting: number): Promise<void> =>
  say(device, 'terminal-events/heartbeat', { waiting });
