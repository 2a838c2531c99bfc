export { MyLeave } from './MyLeave.tsx';
export { OpenRequests, UpcomingLeave } from './OwnRequests.tsx';
export { WaitingForYou } from './WaitingForYou.tsx';
