import { type ResourceProps } from 'react-admin';
import { LeaveRequestList } from './List.tsx';
import { LeaveRequestShow } from './Show.tsx';

/** The leave requests in reach. */
export const leaveRequests: ResourceProps = { name: 'leave-requests', list: LeaveRequestList, show: LeaveRequestShow };
