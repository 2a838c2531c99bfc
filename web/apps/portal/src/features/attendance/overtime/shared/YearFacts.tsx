import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { feedback, ink, Section, Squares } from '@kadro/ui';
import { Async } from '../../../../parts/Async.tsx';
import { useOvertimeYear } from '../data/queries.ts';
import { type OvertimeYear } from '../data/types.ts';

const Figures = styled('strong')(({ theme }) => theme.typography.dense as object);
const Muted = styled('p')(({ theme }) => ({ ...theme.typography.dense, color: ink.textMuted }));
const Over = styled('p')(({ theme }) => ({ ...theme.typography.dense, color: feedback.error.text }));

interface YearFactsProps {
  of: { requestId: string } | { date: string };
  /** As many as are asked for. */
  minutes: number;
}

/** The overtime of the year with what is asked for, against what a year may have. */
export function YearFacts({ of, minutes }: YearFactsProps) {
  const t = useT('overtime');
  const read = useOvertimeYear(of);
  const known = read.data;
  if (known === null) return null;
  return (
    <Section
      title={known ? t('year.title', { year: String(known.year) }) : t('year.plain')}
      action={known && <Sum year={known} />}
    >
      <Async query={read} lines={2} failed={t('down')}>
        {(year) => year && <Known year={year} minutes={minutes} />}
      </Async>
    </Section>
  );
}

function Sum({ year: { counted, approved, most } }: { year: OvertimeYear }) {
  const t = useT('inbox');
  const { duration } = useFormat();
  const part = duration(counted + approved);
  return <Figures>{most === null ? part : t('ofTotal', { part, total: duration(most) })}</Figures>;
}

const hour = 60;

function Known({ year: { counted, approved, most, refuses }, minutes }: { year: OvertimeYear; minutes: number }) {
  const t = useT('overtime');
  const { duration } = useFormat();
  const over = most === null ? 0 : Math.max(0, counted + approved + minutes - most);
  const spoken = { counted: duration(counted), approved: duration(approved), asked: duration(minutes), raw: true };
  return (
    <>
      {most !== null && (
        <Squares
          happened={counted / hour}
          asked={approved / hour}
          own={minutes / hour}
          total={Math.max(most, counted + approved) / hour}
          missing={over / hour}
          label={t('year.spoken', spoken)}
        />
      )}
      <Muted>{t('year.parts', { counted: duration(counted), approved: duration(approved) })}</Muted>
      {over > 0 && <Over>{t(refuses ? 'year.refused' : 'year.over', { time: duration(over) })}</Over>}
    </>
  );
}
