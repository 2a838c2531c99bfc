import { type ResourceProps } from 'react-admin';
import { LeaveTypeCreate } from './Create.tsx';
import { LeaveTypeList } from './List.tsx';
import { LeaveTypeShow } from './Show.tsx';

/** The kinds of leave that people may ask for. */
export const leaveTypes: ResourceProps = {
  name: 'leave-types',
  list: LeaveTypeList,
  show: LeaveTypeShow,
  create: LeaveTypeCreate,
};
