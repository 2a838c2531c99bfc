import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, ink, Section, Sheet } from '@kadro/ui';
import { useOwnPlace } from '../../../people/own-file.ts';
import { type OwnPlace } from '../../../people/types.ts';
import { Async } from '../../../parts/Async.tsx';

const Rows = styled('ul')({ display: 'grid', gap: 12, listStyle: 'none' });
const Name = styled('p')(({ theme }) => theme.typography.strong as object);
const When = styled('p')(({ theme }) => ({ ...theme.typography.label, fontWeight: 450, color: ink.textMuted }));

export function Holidays() {
  const t = useT('portal');
  const place = useOwnPlace();
  return (
    <Sheet>
      <Section title={t('today.holidays')}>
        <Async query={place}>
          {({ holidays }) =>
            holidays.length === 0 ? (
              <EmptyState title={t('today.holidaysEmpty')} />
            ) : (
              <Rows>
                {holidays.map((row) => (
                  <Row key={row.id} holiday={row} />
                ))}
              </Rows>
            )
          }
        </Async>
      </Section>
    </Sheet>
  );
}

function Row({ holiday: { name, date, part } }: { holiday: OwnPlace['holidays'][number] }) {
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
