import { type ResourceProps } from 'react-admin';
import { HolidayCreate } from './Create.tsx';
import { HolidayList } from './List.tsx';
import { HolidayShow } from './Show.tsx';

/** Public holidays of a branch or of all. */
export const holidays: ResourceProps = {
  name: 'holidays',
  list: HolidayList,
  show: HolidayShow,
  create: HolidayCreate,
};
