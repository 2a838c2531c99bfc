import { InboxPage } from '../../../inbox/Page.tsx';
import { HomeRows } from '../../../inbox/today/Rows.tsx';
import { overtimeKind } from './kind.tsx';

export const OvertimeOfMine = () => <InboxPage kind={overtimeKind} scope="mine" />;
export const OvertimeOfAll = () => <InboxPage kind={overtimeKind} scope="all" />;
export const OvertimeRows = ({ count }: { count: number | undefined }) => (
  <HomeRows kind={overtimeKind} count={count} />
);
