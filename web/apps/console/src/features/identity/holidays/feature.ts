import { page } from '../../../manifest/page.ts';
import { recordFeature } from '../../../records/feature.tsx';
import { holidayRecord } from './record.ts';

export const holidays = recordFeature(holidayRecord, {
  list: page(async () => (await import('./List.tsx')).HolidayList),
});
