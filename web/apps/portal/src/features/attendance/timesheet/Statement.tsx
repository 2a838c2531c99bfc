import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { useUser } from '../../../core/context.tsx';
import { type MonthProps } from './MonthGrid.tsx';
import { useSums } from './Sums.tsx';

const Root = styled('section')({
  display: 'none',
  color: '#000',
  '@media print': { display: 'block', breakInside: 'auto' },
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '9pt', marginBlockStart: 12 },
  '& th, & td': { padding: '2px 6px', borderBlockEnd: '0.5pt solid #999', textAlign: 'start' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& dl': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 24px',
    marginBlock: 12,
    fontSize: '9pt',
    breakInside: 'avoid',
  },
  '& dd': { fontVariantNumeric: 'tabular-nums' },
  '& tr': { breakInside: 'avoid' },
  '& thead': { display: 'table-header-group' },
});

/** A month on paper: every day with its times and figures, and the sums. */
export function Statement({ days, month, today, words }: MonthProps) {
  const t = useT('timesheet');
  const { firstName, lastName } = useUser();
  const { date, month: inWords } = useFormat();
  const sums = useSums(month);
  return (
    <Root aria-hidden>
      <h2>
        {t('statement')}: {inWords(month.from)}
      </h2>
      <p>
        <bdi>
          {firstName} {lastName}
        </bdi>
      </p>
      <table>
        <thead>
          <Heads month={inWords(month.from)} />
        </thead>
        <tbody>
          {days.map((day) => (
            <DayRow key={day.id} day={day} words={words} />
          ))}
        </tbody>
      </table>
      <dl>
        {sums.map(({ key, label, value, second }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <strong>{value}</strong> {second}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('printed', { date: date(today) })}</p>
    </Root>
  );
}

function DayRow({ day, words }: Pick<MonthProps, 'words'> & { day: MonthProps['days'][number] }) {
  const { date, hours, weekday } = useFormat();
  return (
    <tr>
      <td>
        {weekday(day.date, 'short')} {date(day.date)}
      </td>
      <td>{words.word(day)}</td>
      <td>{words.times(day)}</td>
      <td>{hours(day.expectedWorkTime)}</td>
      <td>{hours(day.actualWorkTime)}</td>
      <td>{hours(day.breakTime)}</td>
      <td>{hours(day.overtime)}</td>
      <td>{hours(day.missingTime)}</td>
    </tr>
  );
}

function Heads({ month }: { month: string }) {
  const t = useT('timesheet');
  const heads = [
    `${t('time.clockIn')} – ${t('time.clockOut')}`,
    t('figure.expectedWorkTime'),
    t('worked'),
    t('figure.breakTime'),
    t('figure.overtime'),
    t('figure.missingTime'),
  ];
  return (
    <tr>
      <th colSpan={2}>{month}</th>
      {heads.map((head) => (
        <th key={head}>{head}</th>
      ))}
    </tr>
  );
}
