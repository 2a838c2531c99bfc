import { createLogger } from '@kadro/chassis';
import { startEmbedded } from '@kadro/tools/embedded/composition.ts';
import { lockFolder } from '@kadro/chassis/embedded';
import { createOrganization } from '@kadro/identity';
import { childOptions, serveParent } from './child.ts';
import { fillPeople } from '../data/many-people.ts';
import { liveThroughYears } from '../data/people-over-years.ts';
import { type CreatedOrganization, type SystemOptions, type SystemReady } from './system.ts';

const { folder, creates = false, people = 0, past = 0, readYourWritesMs } = childOptions<SystemOptions>();
lockFolder(folder);
let organization: CreatedOrganization | undefined;
let branches: string[] = [];
// many people sign in from this machine, each with an address of its own behind a trusted proxy
const kadro = await startEmbedded({
  folder,
  port: 0,
  trustedProxies: 1,
  readYourWritesMs,
  logger: createLogger('warn'),
  beforeListening: async ({ identity: { runtime } }) => {
    if (!creates) return;
    const admin = {
      firstName: 'Ayşe',
      lastName: 'Yılmaz',
      staffNumber: '1001',
      workEmail: 'ayse@load.example',
      hiredDate: '2019-03-04',
    };
    organization = await createOrganization(runtime, {
      name: 'Load',
      zone: 'Europe/Istanbul',
      country: 'TR',
      language: 'en',
      branchName: 'İstanbul',
      admin,
    });
    if (past > 0) branches = await liveThroughYears(runtime, organization, past);
    if (people > 0) branches = await fillPeople(runtime, organization, people);
  },
});
const ready: SystemReady = { address: kadro.gateway.address, organization, branches };
serveParent(ready, () => kadro.stop());
