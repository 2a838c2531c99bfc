import { type HostedService } from '../../http/host.ts';
import { type Ports } from '../../ports/index.ts';
import { until } from '../time/until.ts';
import { latestAudited } from './audited.ts';

/** What a service heard of another one, and why a reaction to it fails. */
export interface Broken {
  from: string;
  category: string;
  name: string;
  data: unknown;
  reaction: string;
  reason: string;
}

/** By organization: a job that is done and a dead letter that still fails; the latest audit entry by subject. */
export interface Operations {
  jobs: Map<string, string>;
  deadLetters: Map<string, string>;
  audited: Map<string, string>;
}

/** What routes of operations are walked to. Waits for a job that is done; `job` is its full name, by default any. */
export async function operationsIn(
  { ports, hosted: { runtime } }: { ports: Ports; hosted: HostedService },
  organizations: readonly string[],
  { broken, job }: { broken: Broken; job?: string },
): Promise<Operations> {
  const [jobs, deadLetters] = [new Map<string, string>(), new Map<string, string>()];
  const { name } = runtime.service;
  for (const organization of organizations) {
    jobs.set(organization, await doneJob(ports, name, organization, job));
    deadLetters.set(organization, await deadLetter(ports, name, organization, broken));
  }
  return { jobs, deadLetters, audited: await latestAudited(runtime, organizations) };
}

/** Notices are jobs, too: many for everybody who asks for something. */
const mostJobs = 1_000;

async function doneJob({ jobs }: Ports, service: string, organization: string, job?: string): Promise<string> {
  let done: string | undefined;
  await until(async () => {
    const { items } = await jobs.list(organization, service, { offset: 0, limit: mostJobs });
    done = items.find(({ name, state }) => state === 'DONE' && name === (job ?? name))?.id;
    return done !== undefined;
  });
  return done!;
}

async function deadLetter(
  { messages }: Ports,
  service: string,
  organization: string,
  { from, category, name, data, reaction, reason }: Broken,
): Promise<string> {
  const id = `poison-${organization}`;
  const context = {
    organization,
    stream: `${from}.${category}-${organization}_poison`,
    revision: 0,
    at: '2026-01-05T08:00:00.000Z',
    correlation: 'test',
  };
  const content = {
    id,
    at: context.at,
    type: `${from}.${name}`,
    reaction,
    reason,
    attempts: 5,
    heard: { id, name, from, ...context, data },
  };
  await messages.append(`kadro.${service}.dead`, [
    { id, type: content.type, source: service, key: context.stream, ...context, data: content },
  ]);
  return id;
}
