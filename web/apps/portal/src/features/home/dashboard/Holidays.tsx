import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, ink, Section, Sheet, SkeletonBlock } from '@kadro/ui';
import { useHolidays } from '../../../people/holidays.ts';
import { type Employee, type Holiday } from '../../../people/types.ts';
import { type Read } from '../../../core/use-read.ts';
import { Async } from '../../../parts/Async.tsx';

const Rows = styled('ul')({ display: 'grid', gap: 12, listStyle: 'none' });
const Name = styled('p')(({ theme }) => theme.typography.strong as object);
const When = styled('p')(({ theme }) => ({ ...theme.typography.label, fontWeight: 450, color: ink.textMuted }));

export function Holidays({ file, day }: { file: Read<Employee>; day: string }) {
  const t = useT('portal');
  const holidays = useHolidays(file.data?.branchId, day);
  return (
    <Sheet>
      <Section title={t('today.holidays')}>
        {file.data ? (
          <Async query={holidays}>
            {(rows) =>
              rows.length === 0 ? (
                <EmptyState title={t('today.holidaysEmpty')} />
              ) : (
                <Rows>
                  {rows.map((row) => (
                    <Row key={row.id} holiday={row} />
                  ))}
                </Rows>
              )
            }
          </Async>
        ) : (
          <SkeletonBlock />
        )}
      </Section>
    </Sheet>
  );
}

function Row({ holiday: { name, date, part } }: { holiday: Holiday }) {
  const t = useT('portal');
  const { dateInSentence, weekday } = useFormat();
  const half =
    part === 'MORNING' ? t('today.halfMorning') : part === 'AFTERNOON' ? t('today.halfAfternoon') : undefined;
  return (
    <li>
      <Name>{name}</Name>
      <When>{[`${weekday(date, 'short')} ${dateInSentence(date)}`, half].filter(Boolean).join(' · ')}</When>
    </li>
  );
}
