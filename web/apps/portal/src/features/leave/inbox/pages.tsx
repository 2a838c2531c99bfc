import { InboxPage } from '../../inbox/Page.tsx';
import { leaveKind } from './kind.tsx';

export const LeaveOfMine = () => <InboxPage kind={leaveKind} scope="mine" />;
export const LeaveOfAll = () => <InboxPage kind={leaveKind} scope="all" />;
