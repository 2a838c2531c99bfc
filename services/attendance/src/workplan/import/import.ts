import { comparable, defineImport } from '@kadro/chassis';
import { reject } from '../../errors/index.ts';
import { people, type PersonRow } from '../../replicas/people.ts';
import { administrators } from '../../shared/access.ts';
import { settingsOf } from '../../shared/places.ts';
import { uploaderOf } from '../../shared/uploader.ts';
import { workplan } from '../events.ts';
import { offDay, planColumns } from './columns.ts';
import { namedShift, plannable } from './shifts-by-name.ts';

/** Shifts of people by date, a row each; what is planned already is left as it is. */
export const workplanImport = defineImport({
  name: 'workplan',
  path: 'workplans/import',
  access: administrators,
  area: 'shift',
  columns: planColumns,
  key: ['staffNumber', 'date', 'shift'],
  datePattern: async (scope) => (await settingsOf(scope)).datePattern,
  uploader: uploaderOf,
  row: async ({ staffNumber, date, shift }, scope) => {
    const where = [{ index: 'staffNumber', eq: comparable(staffNumber) }];
    const found = await scope.find<PersonRow>(people.model, where, { limit: 2 });
    const person = found.length === 1 ? found[0]! : unknown('staffNumber');
    const { entries, covered } = (await scope.state(workplan, person.id)).state;
    const there = entries.get(date, []);
    const planned = (shiftIds: readonly string[]) => ({
      command: 'PlanShifts',
      body: { employeeId: person.id, from: date, days: [{ date, shiftIds }], origin: 'IMPORT' },
    });
    if (shift === offDay) {
      if (there.length > 0) reject('workplan_overlap', { params: { on: date } });
      return covered.get(date, []).length > 0 ? null : planned([]);
    }
    const { id: shiftId } = namedShift(await plannable(scope), shift) ?? unknown('shift');
    return there.some((one) => one.shiftId === shiftId) ? null : planned([shiftId]);
  },
});

const unknown = (column: string): never =>
  reject('reference_unknown', { fields: { [column]: { name: 'reference_unknown' } } });
