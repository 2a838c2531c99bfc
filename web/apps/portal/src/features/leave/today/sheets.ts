export { MyLeave } from './MyLeave.tsx';
export { OpenRequests } from './OpenRequests.tsx';
export { WaitingForYou } from './WaitingForYou.tsx';
