import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, ink, phone, PersonAvatar, Section, VisuallyHidden } from '@kadro/ui';
import { type LeaveRequest, type TeamAbsences } from '../../data/types.ts';
import { useTeamOf } from '../queries.ts';
import { Async } from '../../../../parts/Async.tsx';
import { datesOf, presentOn, shareOf, rowsOf, type TeamDay, type TeamRow } from './team.ts';
import { useRequestWords } from '../../shared/use-request-words.ts';

const Blocks = styled('div')({ display: 'grid', gap: 14 });
const Table = styled('table')(({ theme }) => ({
  ...theme.typography.dense,
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { fontWeight: 'inherit', textAlign: 'start', padding: '3px 12px 3px 0', paddingInline: '0 12px' },
  '& thead th': {
    ...theme.typography.tick,
    color: ink.textMuted,
    whiteSpace: 'nowrap',
    padding: '0 5px 4px',
    textAlign: 'center',
    // The day stands under its weekday where both do not fit on a line.
    [phone]: { whiteSpace: 'normal' },
  },
  '& td': { padding: '4px 5px', minWidth: 38, textAlign: 'center' },
  '& td > svg': { marginInline: 'auto' },
  '& tfoot td, & tfoot th': { paddingBlockStart: 8, whiteSpace: 'nowrap' },
}));
const Name = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  maxWidth: 180,
  '& bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});
const Muted = styled('span')(({ theme }) => ({ ...theme.typography.dense, color: ink.textMuted }));
const Legend = styled('span')(({ theme }) => ({
  ...theme.typography.tick,
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  color: ink.textMuted,
  '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
}));

const shown = 4;
/** More days stand in further blocks below: nothing is scrolled sideways. */
const daysOfBlock = 5;

export function TeamDays({ request, compact = false }: { request: LeaveRequest; compact?: boolean }) {
  const t = useT('inbox');
  const dates = datesOf(request);
  const team = useTeamOf(request);
  // of who asks alone there is nothing to compare with
  if (team.data !== undefined && (team.data?.size ?? 0) <= 1) return null;
  const legend = (
    <Legend>
      <span>
        <DaySquare fill="striped" tone="own" size="table" /> {t('asked')}
      </span>
      <span>
        <DaySquare fill="ring" tone="closed" size="table" /> {t('away')}
      </span>
      <span>
        <DaySquare fill="hollow" size="table" /> {t('atWork')}
      </span>
    </Legend>
  );
  return (
    <Section title={t('team')} action={compact ? undefined : legend}>
      <Async query={team} lines={4} failed={t('down')}>
        {(known) => known && <Grid request={request} team={known} dates={dates} compact={compact} />}
      </Async>
    </Section>
  );
}

function Grid({
  request,
  team,
  dates,
  compact,
}: {
  request: LeaveRequest;
  team: TeamAbsences;
  dates: readonly TeamDay[];
  compact: boolean;
}) {
  const t = useT('inbox');
  const rows = rowsOf(request, team);
  const visible = rows.slice(0, compact ? 2 : shown + 1);
  const others = rows.length - visible.length;
  return (
    <Blocks>
      {blocksOf(dates).map((block) => (
        <Table key={block[0]?.date}>
          <DateHeads dates={block} />
          <tbody>
            {visible.map((row) => (
              <PersonDays key={row.id} row={row} dates={block} compact={compact} />
            ))}
          </tbody>
          <AtWorkRow dates={block} team={team} />
        </Table>
      ))}
      {others > 0 && <Muted>{t('moreAway', { count: others })}</Muted>}
    </Blocks>
  );
}

const blocksOf = (dates: readonly TeamDay[]): TeamDay[][] =>
  Array.from({ length: Math.ceil(dates.length / daysOfBlock) }, (_, block) =>
    dates.slice(block * daysOfBlock, (block + 1) * daysOfBlock),
  );

function DateHeads({ dates }: { dates: readonly TeamDay[] }) {
  const t = useT();
  const { weekday, number } = useFormat();
  return (
    <thead>
      <tr>
        <th>
          <VisuallyHidden>{t('common.name')}</VisuallyHidden>
        </th>
        {dates.map(({ date }) => (
          <th key={date} scope="col">
            {weekday(date, 'short')} {number(Number(date.slice(8)))}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface AtWorkRowProps {
  dates: readonly TeamDay[];
  team: TeamAbsences;
}

function AtWorkRow({ dates, team }: AtWorkRowProps) {
  const t = useT('inbox');
  return (
    <tfoot>
      <tr>
        <th scope="row">{t('atWork')}</th>
        {dates.map((day) => (
          <td key={day.date}>
            {day.isFree ? (
              <Muted>{day.holiday ? t('holiday') : t('free')}</Muted>
            ) : (
              <AtWork present={presentOn(team, day.date)} size={team.size} />
            )}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

function AtWork({ present: given, size }: { present: number | undefined; size: number }) {
  const t = useT('inbox');
  const { number } = useFormat();
  if (given === undefined) return null;
  const present = number(given, { maximumFractionDigits: 1 });
  return (
    <strong>
      <VisuallyHidden>{t('ofTotal', { part: present, total: size })}</VisuallyHidden>
      <bdi dir="ltr" aria-hidden>
        {present}/{number(size)}
      </bdi>
    </strong>
  );
}

function PersonDays({ row, dates, compact }: { row: TeamRow; dates: readonly TeamDay[]; compact: boolean }) {
  const words = useRequestWords();
  const { id, person } = row;
  const name = words.name(person);
  return (
    <tr>
      <th scope="row">
        <Name>
          {!compact && <PersonAvatar id={id} name={name} image={person?.imageUrl} size="tiny" />}
          <bdi>{compact ? (person?.firstName ?? name) : name}</bdi>
        </Name>
      </th>
      {dates.map((day) => (
        <td key={day.date}>
          <Square row={row} day={day} />
        </td>
      ))}
    </tr>
  );
}

function Square({ row, day }: { row: TeamRow; day: TeamDay }) {
  const t = useT('inbox');
  if (day.isFree) return <DaySquare fill="solid" tone="soft" size="grid" label={day.holiday ?? t('free')} />;
  const absence = row.days.get(day.date);
  if (!absence) return <DaySquare fill="hollow" size="grid" label={t('atWork')} />;
  const part = shareOf(absence.part);
  if (absence.pending)
    return (
      <DaySquare fill="striped" part={part} tone={row.isAsking ? 'own' : 'asked'} size="grid" label={t('asked')} />
    );
  return <DaySquare fill={part < 1 ? 'solid' : 'ring'} part={part} tone="closed" size="grid" label={t('away')} />;
}
