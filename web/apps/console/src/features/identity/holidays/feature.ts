import { page } from '../../../manifest/page.ts';
import { recordFeature } from '../../../records/feature.tsx';
import { holidayRecord } from './record.ts';

/** Public holidays of a branch or of all. */
export const holidays = recordFeature(holidayRecord, {
  list: page(async () => (await import('./List.tsx')).HolidayList),
});
