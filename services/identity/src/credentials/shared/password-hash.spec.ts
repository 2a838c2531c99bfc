import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Refused } from '@kadro/chassis/declare';
import { passwordError } from '@kadro/kernel';
import { isPicture } from '../../shared/image.ts';
import { firstPassword, hashPassword, matches, passwordWork } from './password-hash.ts';

describe('a hash', () => {
  it('costs what OWASP asks', () => expect(passwordWork).toEqual({ memory: 19_456, passes: 2 }));
  it('is argon2id with a salt of its own, and is matched by its password only', async () => {
    const [one, two] = await Promise.all([hashPassword('Kiraz-2026'), hashPassword('Kiraz-2026')]);
    expect([one, one === two]).toEqual([expect.stringMatching(/^argon2id\$[\w-]{22}\$[\w-]{43}$/), false]);
    expect(await Promise.all([matches('Kiraz-2026', one), matches('kiraz-2026', one), matches('', one)])).toEqual([
      true,
      false,
      false,
    ]);
  });
  it('is the same for letters that look the same', async () =>
    expect(await matches('Çiçek-2026'.normalize('NFD'), await hashPassword('Çiçek-2026'.normalize('NFC')))).toBe(true));
  it('that is not there or cut matches nothing', async () =>
    expect(await Promise.all([matches('x', null), matches('x', 'argon2id$AAAAAAAAAAA$')])).toEqual([false, false]));
});

describe('hashing', () => {
  const work = { ...passwordWork };
  // how many wait does not depend on how long
  beforeAll(() => void Object.assign(passwordWork, { memory: 64, passes: 1 }));
  afterAll(() => void Object.assign(passwordWork, work));

  it('is refused where too many wait, and goes on for those who do', async () => {
    const settled = await Promise.allSettled(Array.from({ length: 150 }, () => matches('x', null)));
    const refused = settled.flatMap((one) => (one.status === 'rejected' ? [one.reason as Refused] : []));
    expect([settled.length - refused.length, refused.length]).toEqual([130, 20]);
    expect(refused[0]).toMatchObject({ name: 'service_unavailable', retryAfter: 5 });
    expect(await matches('x', await hashPassword('x'))).toBe(true);
  });
});

describe('a first password', () => {
  const owner = { firstName: 'Ada', lastName: 'Özgür', staffNumber: '7' };
  const many = Array.from({ length: 200 }, () => firstPassword(owner));
  it('keeps the rules', () => expect(many.map((one) => passwordError(one, owner)).filter(Boolean)).toEqual([]));
  it('is another one each time', () => expect(new Set(many).size).toBe(200));
  it('has no letters that look alike', () => expect(many.filter((one) => /[lI1O0o]/.test(one))).toEqual([]));
});

describe('a picture', () => {
  const url = (kind: string, bytes: string | Buffer) =>
    `data:image/${kind};base64,${Buffer.from(bytes).toString('base64')}`;
  it.each([
    ['png', Buffer.from('89504e470d0a1a0a00', 'hex')],
    ['jpeg', Buffer.from('ffd8ffe0', 'hex')],
    ['gif', Buffer.from('GIF89a')],
    ['webp', Buffer.from('RIFF....WEBP')],
  ])('is %s by its content', (kind, bytes) => expect(isPicture(url(kind, bytes))).toBe(true));
  it.each([
    ['svg', url('svg+xml', '<svg/>')],
    ['another kind than it says', url('png', Buffer.from('GIF89a'))],
    ['HTML', url('png', '<html>')],
    ['an address', 'https://a.example/x.png'],
    ['another type', 'data:text/html;base64,AAAA'],
    ['more than it says', `${url('gif', Buffer.from('GIF89a'))}"><script>`],
    ['empty', 'data:image/png;base64,'],
  ])('is not %s', (_what, text) => expect(isPicture(text)).toBe(false));
});
