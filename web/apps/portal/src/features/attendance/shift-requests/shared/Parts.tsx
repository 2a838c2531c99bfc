import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { Chain, type HistoryEntry, HistoryList, ink, Section } from '@kadro/ui';
import { useUser } from '../../../../core/context.tsx';
import { Arrow } from '../../../../parts/Arrow.tsx';
import { useChain } from '../../../../requests/chain.tsx';
import { happenedWord } from '../../../../requests/happened.ts';
import { usePersonName } from '../../../../requests/use-person-name.ts';
import { type Correction, type ShiftRequest } from '../data/types.ts';
import { useShiftsInWords } from './use-words.ts';

const Days = styled('dl')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
  gap: '6px 16px',
  color: ink.textMuted,
  '& > dd': { overflowWrap: 'anywhere' },
}));

export function WhoDecides({ request: { steps } }: { request: Correction | ShiftRequest }) {
  const t = useT('inbox');
  const { id } = useUser();
  return (
    <Section title={t('whoDecides')}>
      <Chain steps={useChain(steps, id)} />
    </Section>
  );
}

/** Day by day what is planned and what is wanted. */
export function WantedDays({ request: { days } }: { request: ShiftRequest }) {
  const t = useT('timesheet');
  const { dateInSentence, weekday } = useFormat();
  const shifts = useShiftsInWords();
  return (
    <Section title={t('requests.wanted')}>
      <Days>
        {days.map(({ date, before, shiftIds }) => (
          <div key={date} style={{ display: 'contents' }}>
            <dt>
              {weekday(date, 'short')} {dateInSentence(date)}
            </dt>
            <dd>
              <Arrow from={shifts(before)} to={shifts(shiftIds)} />
            </dd>
          </div>
        ))}
      </Days>
    </Section>
  );
}

/** What happened to a request, newest first. */
export function History({ request: { approvalHistory } }: { request: Correction | ShiftRequest }) {
  const t = useT();
  const nameOf = usePersonName();
  const { dateTime } = useFormat();
  const entries = approvalHistory.toReversed().map(({ at, action, note, actor, by }, index): HistoryEntry => ({
    id: String(index),
    when: dateTime(at),
    what: (
      <>
        {t(happenedWord(action))}
        {note && (
          <>
            {': '}
            <q>{note}</q>
          </>
        )}
      </>
    ),
    who: { id: actor, name: nameOf(by), image: by?.imageUrl },
  }));
  return <HistoryList entries={entries} />;
}
