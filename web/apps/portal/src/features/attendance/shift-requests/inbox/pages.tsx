import { InboxPage } from '../../../inbox/Page.tsx';
import { HomeRows } from '../../../inbox/today/Rows.tsx';
import { correctionKind, shiftKind } from './kinds.tsx';

export const CorrectionsOfMine = () => <InboxPage kind={correctionKind} scope="mine" />;
export const CorrectionsOfAll = () => <InboxPage kind={correctionKind} scope="all" />;
export const CorrectionRows = ({ count }: { count: number | undefined }) => (
  <HomeRows kind={correctionKind} count={count} />
);
export const ShiftsOfMine = () => <InboxPage kind={shiftKind} scope="mine" />;
export const ShiftsOfAll = () => <InboxPage kind={shiftKind} scope="all" />;
export const ShiftRows = ({ count }: { count: number | undefined }) => <HomeRows kind={shiftKind} count={count} />;
