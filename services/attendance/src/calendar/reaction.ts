import { type Reaction } from '@kadro/chassis/declare';
import { localizedTextSchema } from '@kadro/kernel';
import { calendar } from './events.ts';

/** Records identity's holidays; a state that is not newer than the recorded one is ignored. */
export const recordHoliday: Reaction = {
  name: 'recordHoliday',
  from: 'identity',
  on: ['HolidayChanged'],
  react: async ({ revision, data: { holiday } }, scope) => {
    await scope.run(calendar, scope.organization, 'HolidayRecorded', ({ holidays }) => {
      const known = holidays.get(holiday.id);
      if (known && known.source >= revision) return [];
      const { id: holidayId, names, date, part, archived } = holiday;
      const before = known ? { branchId: known.branchId, date: known.date } : null;
      const state = {
        names: localizedTextSchema.parse(names),
        branchId: holiday.branchId ?? null,
        date,
        part,
        archived,
      };
      return [{ type: 'HolidayRecorded', data: { holidayId, source: revision, before, ...state } }];
    });
  },
};
