import { DayOfRequest } from '../../day/OfRequest.tsx';
import { type Asked } from '../frame/kind.ts';
import { correctionKind, type CorrectionRow } from '../model.ts';
import { Problem, useCorrectionWhen } from '../words.tsx';
import { Facts } from './Facts.tsx';

export const kind: Asked<CorrectionRow> = {
  of: correctionKind,
  list: 'console:nav.clock-corrections',
  useWhen: useCorrectionWhen,
  What: Problem,
  Facts,
  Days: ({ request: { employeeId, date } }) => <DayOfRequest employeeId={employeeId} date={date} />,
};
