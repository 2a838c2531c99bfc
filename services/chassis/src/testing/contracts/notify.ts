import { type OpenedPorts } from './opened-ports.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Notice, type Notify } from '../../ports/notify.ts';

const aNotice = (id: string, given: Partial<Notice> = {}): Notice => ({
  id,
  organization: 'o',
  person: 'p',
  channel: 'IN_APP',
  template: 'test.Said',
  language: 'tr',
  title: 'Başlık',
  body: 'İçerik',
  path: '/',
  about: [],
  at: '2026-01-05T08:00:00.000Z',
  ...given,
});

export function describeNotify(open: () => Promise<OpenedPorts>, reopen: () => Promise<OpenedPorts>): void {
  let ports: OpenedPorts;
  let notify: Notify;
  beforeEach(async () => {
    ports = await open();
    notify = ports.notify;
  });
  afterEach(() => ports.close());

  describe('sending a notice', () => {
    it('sends it once per id, and keeps it as it was, latest first', async () => {
      const sent = [aNotice('a'), aNotice('b', { channel: 'EMAIL' }), aNotice('a', { organization: 'o2' })];
      for (const notice of [...sent, aNotice('a', { title: 'again' })]) await notify.send(notice);
      await ports.close();
      ports = await reopen();
      notify = ports.notify;
      expect(await notify.recent(10)).toEqual(sent.toReversed());
      expect(await notify.recent(1)).toEqual([sent[2]]);
    });
  });

  describe('forgetting somebody', () => {
    it('takes away what was for them and what is about them, in their organization only', async () => {
      const [theirs, ofThem, others, elsewhere] = [
        aNotice('a'),
        aNotice('b', { person: 'q', about: ['p'] }),
        aNotice('c', { person: 'q', about: ['r'] }),
        aNotice('d', { organization: 'o2' }),
      ];
      for (const notice of [theirs, ofThem, others, elsewhere]) await notify.send(notice);
      await notify.forget('o', 'p');
      expect(await notify.recent(10)).toEqual([elsewhere, others]);
    });
  });
}
