import { randomUUID } from 'node:crypto';
import { type Answered } from '@kadro/chassis/testing';
import { signatureOf } from '../devices/message/signature.ts';
import { as, type Company } from './company.ts';

/** What a forger would change: the headers, or the body after it was signed. */
export interface Forged {
  headers?: Record<string, string>;
  body?: string;
  time?: string;
  nonce?: string;
}

export interface TestDevice {
  terminal: string;
  key: string;
  /** A signed message to a route below `terminal-events`. */
  say: (path: string, message: object, forged?: Forged) => Promise<Answered>;
  read: (...readings: object[]) => Promise<Answered>;
}

/** A device that signs as a terminal of an organization. */
export async function deviceAt(company: Company, terminal: string, organization?: string): Promise<TestDevice> {
  const admin = organization === undefined ? as('superAdmin') : as('superAdmin', organization);
  const { body: made } = await company.send('POST', `terminals/${terminal}/key`, { as: admin, body: {} });
  const key: string = made.key;
  const say: TestDevice['say'] = (path, message, { headers, body: sent, ...forged } = {}) => {
    const body = JSON.stringify(message);
    const time = forged.time ?? company.clock.now().toString({ smallestUnit: 'second' });
    const nonce = forged.nonce ?? randomUUID();
    const signed = {
      'kadro-terminal': terminal,
      'kadro-time': time,
      'kadro-nonce': nonce,
      'kadro-signature': signatureOf(key, { time, nonce, body }),
    };
    return company.send('POST', path, { body: sent ?? body, headers: { ...signed, ...headers } });
  };
  return { terminal, key, say, read: (...readings) => say('terminal-events', { readings }) };
}
