import { derivedModel, named, touching } from '@kadro/chassis/declare';
import { z } from 'zod';
import { people } from '../../replicas/people.ts';
import { managersOf } from '../../timesheet/facts.ts';
import { workplan } from '../events.ts';

const from = z.string();
const text = z.string().nullable();

const schema = z.object({
  /** That of the person. */
  id: z.string(),
  /** Today's. */
  branchId: text,
  /** Each ascending by `from`, with what is planned; null = none from this day on. */
  shiftParameters: z.array(named('DatedRules', z.object({ from, ruleSetId: text }))),
  defaultShifts: z.array(named('DatedShift', z.object({ from, shiftId: text, version: z.int() }))),
  worksheets: z.array(
    named('DatedWorksheet', z.object({ from, worksheetId: text, version: z.int(), offset: z.int() })),
  ),
  /** Of the last change of rule sets and default shifts, which `time-settings` takes; -1 before any. */
  settingsRevision: z.int(),
  /** Of the last change of worksheets, which `worksheet-assignment` takes; -1 before any. */
  worksheetRevision: z.int(),
  updatedDateTime: z.string(),
});

type TimeSettingsRow = z.infer<typeof schema> & { _managers: string[] };

/** By which rules and plan a person works where nothing is planned for a date. */
export const timeSettings = derivedModel({
  name: 'timeSettings',
  single: 'timeSettingsOf',
  row: 'TimeSettings',
  version: 3,
  schema,
  indexes: {
    branchId: { path: 'branchId', of: 'id', sort: false },
    managers: { path: '_managers', type: 'list', filter: false },
  },
  reach: { own: 'id', managed: ['managers'], branches: 'branchId' },
  access: ['own', 'managed', 'branches', 'hr', 'all'],
  area: 'shift',
  keys: [
    touching(workplan, {
      DefaultShiftSet: ({ id }) => [id],
      WorksheetAssigned: ({ id }) => [id],
      RulesAssigned: ({ id }) => [id],
    }),
    touching(people.decider, { PersonRecorded: ({ id }) => [id] }),
  ],
  facts: async (person, source) => ({
    fields: (await source.state(people.decider, person)).fields,
    plan: await source.state(workplan, person),
  }),
  derive: ({ fields, plan }): Omit<TimeSettingsRow, 'id' | 'updatedDateTime'> | null =>
    fields.places === undefined
      ? null
      : {
          branchId: fields.branchId ?? null,
          shiftParameters: [...plan.rules],
          defaultShifts: [...plan.defaults],
          worksheets: [...plan.worksheets],
          settingsRevision: plan.settingsRevision,
          worksheetRevision: plan.worksheetRevision,
          _managers: managersOf(fields),
        },
});
