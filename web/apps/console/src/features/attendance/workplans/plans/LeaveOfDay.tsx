import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, kindColour, type DaySquareProps } from '@kadro/ui';
import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { type AskedPart, type Holiday } from '../conflicts/use-check.ts';
import { LeaveOfDayDocument } from '../../../../generated/graphql.ts';
import { ask } from '../../../../server/ask.ts';
import { type DayRow } from '../../day/model.ts';
import { useShiftName } from '../../day/words.tsx';

const Lines = styled('span')({
  display: 'grid',
  gap: 4,
  '& > span': { display: 'flex', alignItems: 'center', gap: 8 },
});

/** Approved leave of a day that has any. */
function useLeave(day: DayRow | undefined) {
  const id = day?.leaveRequest ? day.id : '';
  const { data = [] } = useQuery({
    queryKey: ['timesheets', 'leave', id],
    queryFn: ({ signal }) => ask(LeaveOfDayDocument, { id }, signal, ({ timesheet }) => timesheet?.leaveRequests),
    enabled: id !== '',
  });
  return data;
}

interface LeaveProps {
  day: DayRow | undefined;
  /** Of leave that nobody has decided. */
  asked: AskedPart | undefined;
}

/** Approved leave by its kind, and leave that is asked for; each with the part of the day that it takes. */
export function LeaveOfDay({ day, asked }: LeaveProps) {
  const leave = useLeave(day);
  const t = useT('console-attendance');
  const nameOf = useShiftName();
  const { timeRange } = useFormat();
  return (
    <Lines>
      {leave.map(({ id, leaveType: { name, color }, part, beginTime, endTime }) => (
        <Line
          key={id}
          square={{ fill: 'ring', ...(color ? { colour: kindColour(color) } : { tone: 'closed' }) }}
          name={name ? nameOf({ name, shiftType: 'ON_LEAVE' }) : t('day.leaveTime')}
          part={part}
          times={beginTime && endTime ? timeRange(beginTime, endTime) : undefined}
        />
      ))}
      {asked && <Line square={{ fill: 'striped', tone: 'asked' }} name={t('roster.asked')} part={asked} />}
    </Lines>
  );
}

interface LineProps {
  square: Pick<DaySquareProps, 'fill' | 'tone' | 'colour'>;
  name: string;
  part: AskedPart;
  times?: string;
}

function Line({ square, name, part, times }: LineProps) {
  const enumText = useEnumText();
  return (
    <span>
      <DaySquare {...square} size="line" />
      <span>
        <bdi>{name}</bdi>
        {part !== 'FULL' && ` · ${times ?? enumText('leavePeriod', part)}`}
      </span>
    </span>
  );
}

/** A public holiday by its name; half of one with the half that it is. */
export function HolidayOfDay({ holiday: { names, part } }: { holiday: Holiday }) {
  const enumText = useEnumText();
  const name = useShiftName()({ name: names, shiftType: 'HOLIDAY' });
  return (
    <>
      <bdi>{name}</bdi>
      {part !== 'FULL' && ` · ${enumText('holidayPart', part)}`}
    </>
  );
}
