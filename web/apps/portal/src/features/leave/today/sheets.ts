export { LeaveRows } from './LeaveRows.tsx';
export { MyLeave } from './MyLeave.tsx';
export { OpenRequests, UpcomingLeave } from './OwnRequests.tsx';
