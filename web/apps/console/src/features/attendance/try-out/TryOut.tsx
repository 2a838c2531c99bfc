import { useT } from '@kadro/i18n';
import { addMonths, ink, isDay, phone, Section, today, useToast } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Problem } from '../../../form/Dialog.tsx';
import { Progress } from '../../../parts/progress/Bar.tsx';
import { type DraftProps } from '../../../records/declaration.ts';
import { DayField } from '../../../time/DayField.tsx';
import { Result } from './Result.tsx';
import { useTryOut } from './use-try-out.ts';

const Range = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px 16px',
  alignItems: 'end',
  '& > div': { width: 168 },
  [phone]: { '& > div': { flex: '1 1 130px', width: 'auto' } },
});
const Muted = styled('p')({ color: ink.textMuted });
const Running = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, minHeight: 32 });

/** The days of the month before. */
function lastMonth(): Days {
  const first = `${today().slice(0, 7)}-01`;
  const from = addMonths(first, -1);
  return { from, to: dayBefore(first) };
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

interface Days {
  from: string;
  to: string;
}

/** What the draft in the form would have made of past days; nothing is stored by it. */
export function TryOut({ record, path, changes }: DraftProps) {
  const t = useT('console-attendance');
  const toast = useToast();
  const [range, setRange] = useState(lastMonth);
  const { tryOut, stop, found, problem, isRunning } = useTryOut(`${path}/${record.id}`);
  const start = () => {
    const draft = changes();
    if (Object.keys(draft).length === 0) return toast({ text: t('common:nothing_changed') });
    return tryOut({ ...draft, ...range });
  };
  return (
    <Section title={t('tryOut.title')}>
      <Muted>{t('tryOut.effect')}</Muted>
      <Range>
        <RangeFields range={range} onChange={setRange} />
        <Button variant="outlined" disabled={isRunning || !isDay(range.from) || !isDay(range.to)} onClick={start}>
          {t('tryOut.title')}
        </Button>
      </Range>
      {problem && <Problem role="alert">{problem}</Problem>}
      {isRunning && (
        <Running>
          <Progress job={{ state: 'RUNNING', done: found?.looked ?? 0, total: found?.of ?? 0 }} />
          <Button variant="outlined" size="small" onClick={stop}>
            {t('tryOut.stop')}
          </Button>
        </Running>
      )}
      {found && <Result found={found} isRunning={isRunning} />}
    </Section>
  );
}

function RangeFields({ range, onChange }: { range: Days; onChange: (range: Days) => void }) {
  const t = useT();
  return (['from', 'to'] as const).map((name) => (
    <div key={name}>
      <DayField
        id={`try-out-${name}`}
        label={t(`common:common.${name}`)}
        value={range[name]}
        onChange={(day) => onChange({ ...range, [name]: day })}
      />
    </div>
  ));
}
