import { type ResourceProps } from 'react-admin';
import { LeaveRequestList } from './list/Page.tsx';
import { LeaveRequestShow } from './record/Page.tsx';

/** The leave requests in reach. */
export const leaveRequests: ResourceProps = { name: 'leave-requests', list: LeaveRequestList, show: LeaveRequestShow };
