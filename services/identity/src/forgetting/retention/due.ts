import {
  type CommandScope,
  endpoint,
  type Endpoint,
  named,
  query,
  type QueryScope,
  refusalOf,
  runCommand,
  type ServiceRuntime,
} from '@kadro/chassis';
import { type PersonalClass, personalClasses, reject, todayIn } from '@kadro/kernel';
import { z } from 'zod';
import { type EmployeeRow, employees } from '../../person/rows/employees.ts';
import {
  forgetPerson,
  forgetReason,
  type ForgottenRow,
  forgottenPeople,
  refuseEmptyReason,
} from '../forget/command.ts';
import { organizationAdmins, organizations, type OrganizationRow, type Retention } from '../../organization/events.ts';

const atOnce = 500;
const mostForgottenAtOnce = 100;
const dataClass = named('PersonalClass', z.enum(personalClasses));

/** A person of whom classes are kept longer than the organization's clocks say. */
interface Due {
  employeeId: string;
  quitDate: string;
  classes: { dataClass: PersonalClass; due: string }[];
}

/**
 * The classes that are due on a day, each with the day since when: so many months after the last one of the employment.
 */
export function dueOf(
  { quitDate, forgotten }: { quitDate: string; forgotten: readonly PersonalClass[] },
  retention: Retention,
  on: string,
): Due['classes'] {
  return personalClasses.flatMap((one) => {
    const months = retention[one] ?? null;
    if (months === null || forgotten.includes(one)) return [];
    const due = Temporal.PlainDate.from(quitDate).add({ months }).toString();
    return due <= on ? [{ dataClass: one, due }] : [];
  });
}

/** Everybody of whom something is due on a day, whoever asks; in the order of ids. */
async function peopleDue(
  scope: Pick<QueryScope, 'runtime' | 'organization'>,
  retention: Retention,
  on: string,
): Promise<Due[]> {
  const rows = scope.runtime.rows(employees);
  const due: Due[] = [];
  if (Object.values(retention).every((months) => months === null)) return due;
  for (let after = ''; ;) {
    const where = [
      { index: 'status', eq: 'RESIGNED' },
      { index: 'id', from: `${after}\u0000` },
    ];
    const page = (
      await rows.find(
        scope.organization,
        { where },
        { sort: { index: 'id', descending: false }, offset: 0, limit: atOnce },
      )
    ).map(({ doc }) => doc as EmployeeRow);
    const orders = new Map(
      (
        await scope.runtime.rows(forgottenPeople).getMany(
          scope.organization,
          page.map(({ id }) => id),
        )
      ).map(({ id, doc }) => [id, doc as unknown as ForgottenRow]),
    );
    for (const { id, employment } of page) {
      const { quitDate } = employment;
      const classes = quitDate
        ? dueOf({ quitDate, forgotten: orders.get(id)?.classes.map((one) => one.dataClass) ?? [] }, retention, on)
        : [];
      if (classes.length > 0) due.push({ employeeId: id, quitDate: quitDate!, classes });
    }
    if (page.length < atOnce) return due;
    after = page.at(-1)!.id;
  }
}

async function clocksOf({ runtime, organization }: Pick<QueryScope, 'runtime' | 'organization'>): Promise<Retention> {
  return (
    ((await runtime.rows(organizations).get(organization, organization))?.doc as OrganizationRow | undefined)
      ?.retention ?? {}
  );
}

const dueShape = named(
  'RetentionDue',
  z.object({
    employeeId: z.string(),
    quitDate: z.string(),
    classes: z.array(named('RetentionDueClass', z.object({ dataClass, due: z.string() }))),
  }),
);

/**
 * Who is due by the organization's clocks, first due first; how many people per class. Nothing is ever forgotten by
 * itself.
 */
export const retentionDue = query({
  name: 'retentionDue',
  access: organizationAdmins,
  args: z.object({
    on: z.iso.date().nullish(),
    page: z.int().min(0).default(0),
    rowsPerPage: z.int().min(1).max(100).default(50),
  }),
  answer: named(
    'RetentionDuePage',
    z.object({
      items: z.array(dueShape),
      total: z.int(),
      byClass: z.array(named('RetentionCount', z.object({ dataClass, people: z.int() }))),
    }),
  ),
  run: async ({ on, page, rowsPerPage }, scope) => {
    const all = await peopleDue(scope, await clocksOf(scope), on ?? scope.today());
    const earliest = ({ classes }: Due): string => classes.map(({ due }) => due).sort()[0]!;
    const items = all
      .toSorted((a, b) => Temporal.PlainDate.compare(earliest(a), earliest(b)))
      .slice(page * rowsPerPage, (page + 1) * rowsPerPage);
    const counts = personalClasses.map((one) => ({
      dataClass: one,
      people: all.filter(({ classes }) => classes.some((due) => due.dataClass === one)).length,
    }));
    return { items, total: all.length, byClass: counts.filter(({ people }) => people > 0) };
  },
});

const input = z.strictObject({
  people: z
    .array(z.strictObject({ id: z.uuid('id_invalid'), classes: z.array(z.enum(personalClasses)).min(1) }))
    .min(1)
    .max(mostForgottenAtOnce),
  reason: forgetReason,
  confirmation: z.string().trim().max(24),
});
const results = z.array(
  z.object({
    id: z.string(),
    code: z.union([z.string(), z.int()]).optional(),
    name: z.string().optional(),
    message: z.string().optional(),
  }),
);

/** Forgets one of several as if each staff number had been typed; what is refused is said and the others go on. */
async function forgetOne(
  scope: CommandScope,
  { id, classes }: z.infer<typeof input>['people'][number],
  reason: string,
): Promise<z.infer<typeof results>[number]> {
  const { runtime, principal, language, context } = scope;
  const row = await scope.row<EmployeeRow>(employees, id);
  const body = { classes, reason, confirmation: row?.staffNumber ?? '' };
  try {
    await runCommand(runtime, forgetPerson, {
      params: { id },
      body,
      principal,
      language,
      key: `${context.key}/${id}`,
      correlation: context.correlation,
    });
    return { id };
  } catch (thrown) {
    const refusal = refusalOf(thrown, runtime.service.house.errors);
    if (!refusal) throw thrown;
    const { code, name, message } = runtime.service.house.errors.body(refusal, language);
    return { id, code, name, message };
  }
}

export const forgetDue: Endpoint = endpoint({
  name: 'ForgetPeople',
  method: 'POST',
  path: 'retention/forget',
  summary: 'Forgets classes of several people; the number of people typed confirms it',
  access: organizationAdmins,
  input,
  example: {
    people: [{ id: '018f0000-0000-7000-8000-000000000001', classes: ['health'] }],
    reason: 'The retention period has ended',
    confirmation: '1',
  },
  answers: { status: 202, shape: z.object({ results }) },
  handle: async ({ people, reason, confirmation }, scope) => {
    await refuseEmptyReason(scope, reason);
    if (confirmation !== String(people.length))
      reject('confirmation_wrong', { fields: { confirmation: { name: 'confirmation_wrong' } } });
    const answered = [];
    for (const one of people) answered.push(await forgetOne(scope, one, reason));
    return { status: 202, body: { results: answered } };
  },
});

/** Counts daily of how many people something is due, per organization, and says so; it never forgets by itself. */
export async function countDue(runtime: ServiceRuntime): Promise<void> {
  const today = todayIn('UTC', runtime.ports.clock.now());
  for (const organization of await runtime.rows(organizations).organizations()) {
    const people = (await peopleDue({ runtime, organization }, await clocksOf({ runtime, organization }), today))
      .length;
    if (people > 0)
      runtime.logger.warn({ organization, people }, 'personal data is kept longer than the retention clocks say');
  }
}
