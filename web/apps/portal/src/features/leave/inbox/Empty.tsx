import { EmptyInbox } from '../../inbox/list/Empty.tsx';
import { decidedTodayQuestion } from './decided-today.ts';

export default function EmptyLeave() {
  return <EmptyInbox decidedToday={decidedTodayQuestion} />;
}
