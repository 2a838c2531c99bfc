import {
  type CommandScope,
  type Reaction,
  type ReceivedMessage,
  type ScheduledTask,
  type ServiceScope,
  systemScope,
} from '@kadro/chassis';
import { addDays } from '@kadro/kernel';
import { employmentsSchema, people, type PersonRow } from '../../replicas/people.ts';
import { workplan } from '../events.ts';
import { lastOfMonth, openAgain, openDays } from './rules.ts';

const atOnce = 500;
const hourMs = 3_600_000;
/** What was opened is looked at again after a day: to know what is open, everybody's plan is read. */
const knownSeconds = 24 * 3_600;
const knownKey = 'attendance/opened';

/** The last day of the next month: by then the days of that month are opened. */
const throughOf = (today: string): string => lastOfMonth(addDays(lastOfMonth(today), 1));

async function openFor(scope: CommandScope, { id, employments, status }: PersonRow, today: string): Promise<void> {
  if (status !== 'ACTIVE') return;
  const facts = { today, through: throughOf(today), employments };
  await scope.run(workplan, id, `open/${facts.through}`, (state) => openDays(state, facts));
}

const dayOf = (scope: ServiceScope): string => scope.now().toString().slice(0, 10);

/** Days of an employment that was not known when they were opened. */
async function openAgainFor(scope: CommandScope, { id, stream, revision, data }: ReceivedMessage): Promise<void> {
  // only what has changed is recorded
  if (revision === 0 || !data.employments) return;
  const recorded = (await scope.events.read(stream)).slice(0, revision);
  const before = recorded.findLast((one) => one.data.employments)?.data.employments ?? [];
  const facts = { today: dayOf(scope), before: employmentsSchema.parse(before), employments: data.employments };
  await scope.run(workplan, personOf(stream), `open/${id}`, (state) => openAgain(state, facts));
}

const personOf = (stream: string): string => stream.slice(stream.indexOf('_') + 1);

/** Whoever becomes known has a record of each day from then on. */
export const openOnHire: Reaction = {
  name: 'openDays',
  from: 'attendance',
  on: ['PersonRecorded'],
  react: async (message, scope) => {
    const person = await scope.awaited<PersonRow>(people.model, personOf(message.stream));
    if (!person) return;
    await openFor(scope, person, dayOf(scope));
    await openAgainFor(scope, message);
  },
};

/**
 * Hourly and at start; a month is opened once per person, however often it runs. Whoever becomes known later has his own
 * days opened then.
 */
export const openMonths: ScheduledTask = {
  name: 'openMonths',
  everyMs: hourMs,
  run: async (service) => {
    const today = dayOf(service);
    const through = throughOf(today);
    const key = `openMonths/${through}`;
    for (const organization of await service.rows(people.model).organizations()) {
      if ((await service.keyValue.get(organization, knownKey)) === through) continue;
      const scope = systemScope(service, { organization, actor: 'system', key, body: '', correlation: key });
      for (let after: string | null = ''; after !== null;) {
        const from = { index: 'id', from: `${after}\u0000` };
        const page: PersonRow[] = await scope.find<PersonRow>(people.model, [{ index: 'status', eq: 'ACTIVE' }, from], {
          limit: atOnce,
        });
        for (const person of page) await openFor(scope, person, today);
        after = page.length === atOnce ? page.at(-1)!.id : null;
      }
      await service.keyValue.set(organization, knownKey, through, knownSeconds);
    }
  },
};
