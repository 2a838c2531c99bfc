import { HomeRows } from '../../inbox/today/Rows.tsx';
import { leaveRows } from '../inbox/rows.ts';

export const LeaveRows = ({ count }: { count: number | undefined }) => <HomeRows kind={leaveRows} count={count} />;
