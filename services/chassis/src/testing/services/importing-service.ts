import { z } from 'zod';
import { Refused } from '../../declare/refusal.ts';
import { defineService } from '../../declare/service.ts';
import { hostService } from '../../http/host.ts';
import { defineImport } from '../../imports/index.ts';
import { type Ports, type Row } from '../../ports/index.ts';
import { silentLog } from '../observe/silent-log.ts';
import { startInFolder } from './in-folder.ts';
import { serve } from './serving.ts';
import { smallService, somebody, things } from './small-service.ts';
import { byName } from './storing-service.ts';

/** Accounts that may import no more. */
export const dismissed = new Set<string>();

/** Things by their code; another name under a known code is refused. */
export const thingImport = defineImport({
  name: 'thing',
  path: 'things/import',
  access: { who: 'roles', roles: ['keeper'] },
  columns: {
    code: { labels: { en: 'Code', tr: 'Kod' }, required: true, example: 'A-1' },
    name: { labels: { en: 'Name', tr: 'Ad' }, example: 'Chair' },
    mail: { labels: { en: 'Mail', tr: 'E-posta' }, schema: z.string().includes('@'), example: 'a@example.org' },
    bought: { labels: { en: 'Bought on', tr: 'Alım tarihi' }, type: 'date', example: '2026-01-31' },
  },
  key: ['code'],
  options: z.object({ prefix: z.string().max(5).default('') }),
  datePattern: () => Promise.resolve('DD.MM.YYYY'),
  uploader: ({ organization }, account) =>
    Promise.resolve(dismissed.has(account) ? null : somebody(account, organization)),
  row: async ({ code, name, mail }, scope, { prefix }) => {
    const [known] = await scope.find<Row>(things, [{ index: 'code', eq: prefix + code }]);
    if (!known) return { command: 'MakeThing', body: { code: prefix + code, name, mail } };
    if (name !== undefined && name !== known.name)
      throw new Refused('key_of_another', { params: { most: 3, name: String(known.name) } });
    return { command: 'ChangeThing', params: { id: known.id }, body: { code: prefix + code } };
  },
});

const importingService = defineService({
  ...smallService,
  name: 'importing',
  domain: {
    ...smallService.domain,
    policy: { ...smallService.domain.policy, hasRole: ({ account }) => account !== 'guest' },
    negotiateLanguage: (header) => header ?? 'en',
  },
  authenticator: () => byName,
  parts: [thingImport],
});

/** The service over real files; `again` starts it anew over them, `between` happens while it is away. */
export async function startImporting(dress: (ports: Ports) => Ports = (ports) => ports) {
  const at = await startInFolder('importing', (ports) => hostService(importingService, dress(ports), silentLog));
  const served = await serve('importing', () => at.running);
  return {
    ...served,
    folder: at.folder,
    clock: at.clock,
    get runtime() {
      return at.running.runtime;
    },
    get ports() {
      return at.ports;
    },
    runTask: (name: string) => thingImport.scheduledTasks!.find((task) => task.name === name)!.run(at.running.runtime),
    again: at.again,
    stop: async () => {
      served.stop();
      await at.stop();
    },
  };
}
