import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Api } from '../shared/api.ts';
import { inTemporaryFolder } from '../shared/child.ts';
import { contactAt, load, signedInPeople } from './load/command-load.ts';
import { rounded, say, sayResult, script } from '../shared/report.ts';
import { rebuildAll, startServer, storedEvents, eventCount } from '../shared/server.ts';
import { type CreatedOrganization } from '../shared/system.ts';

const commands = 20_000;
const settleMs = 10_000;

/** Resident megabytes of a process, and its own of them (without mapped files, which the system can drop). */
interface Memory {
  resident: number;
  own: number;
}

function memoryOf(pid: number): Memory {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (field: string): number => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)![1]) / 1_024;
  return { resident: megabytes('VmRSS'), own: megabytes('RssAnon') };
}

async function measured(folder: string, organization: CreatedOrganization): Promise<{ idle: Memory; worked: Memory }> {
  const server = await startServer(folder);
  try {
    await setTimeout(settleMs);
    const idle = memoryOf(server.pid);
    const { people } = await signedInPeople(new Api(server.address), {
      address: server.address,
      organization,
      branches: [],
    });
    await load(
      contactAt(server.address, (id) => `/identity/api/v1/employees/${id}/contact`, new Map()),
      people,
      commands,
    );
    await setTimeout(settleMs);
    return { idle, worked: memoryOf(server.pid) };
  } finally {
    await server.stop();
  }
}

const described = ({ resident, own }: Memory): string =>
  `${rounded(resident)} MB resident, ${rounded(own)} MB of it its own`;

async function bench(folder: string): Promise<void> {
  const [few, many] = [join(folder, 'few'), join(folder, 'many')];
  const small = await measured(few, (await storedEvents(few, 0)).organization);
  say(
    `new organization: after the start ${described(small.idle)}; after ${commands} commands ${described(small.worked)}`,
  );
  const { organization, events } = await storedEvents(many, eventCount());
  await rebuildAll(many);
  const large = await measured(many, organization);
  say(
    `${events} events: after the start ${described(large.idle)}; after ${commands} commands ${described(large.worked)}`,
  );
  sayResult({
    name: 'memory',
    value: large.idle.resident,
    unit: 'MB',
    ratio: large.idle.resident / small.idle.resident,
    baseline:
      `resident, ${settleMs / 1_000} s after the start, ${events} events stored, ` +
      `${rounded(large.idle.own)} MB of it the process's own; ratio against a new organization; ` +
      `after ${commands} commands ${described(large.worked)}`,
    min: small.idle.resident,
    max: large.worked.resident,
    runs: 1,
  });
}

await script(() => inTemporaryFolder(bench));
