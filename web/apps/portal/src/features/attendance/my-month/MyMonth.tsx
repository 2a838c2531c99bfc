import { type CSSProperties, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useLanguage, useT } from '@kadro/i18n';
import { dayInWords, EmptyState, ReadFailure, Section, Sheet, SkeletonBlock, today as dayNow } from '@kadro/ui';
import { MoreLink } from '../../../parts/MoreLink.tsx';
import { timesheetsPath } from '../paths.ts';
import { Doors } from './Doors.tsx';
import { Figures } from './Figures.tsx';
import { Strip } from './Strip.tsx';
import { useMyMonth } from './use-my-month.ts';

const Body = styled('div')({ display: 'grid', gap: 18, minWidth: 0 });
// the name of the month is small in many languages
const Title = styled('span')({ display: 'inline-block', '&::first-letter': { textTransform: 'uppercase' } });

/** The own month so far: its days, what they come to, and the doors passed last. */
export function MyMonth({ style }: { style: CSSProperties }) {
  const t = useT('timesheet');
  const language = useLanguage();
  const [today] = useState(dayNow);
  const month = dayInWords(today, language, { month: 'long' });
  return (
    <div style={style}>
      <Sheet>
        <Section
          title={<Title>{t('home.soFar', { month })}</Title>}
          action={<MoreLink to={timesheetsPath}>{t('portal:nav.timesheet')}</MoreLink>}
        >
          <Known today={today} />
        </Section>
      </Sheet>
    </div>
  );
}

function Known({ today }: { today: string }) {
  const t = useT('timesheet');
  const { data, error, loading, reload } = useMyMonth();
  if (!data && error === undefined) return <SkeletonBlock height={112} />;
  if (!data) return <ReadFailure error={error} title={t('down')} onRetry={() => void reload()} retrying={loading} />;
  if (data.days.length === 0 && data.accessEvents.length === 0)
    return <EmptyState title={t('empty')} text={t('emptyText')} />;
  return (
    <Body>
      <Strip month={data} today={today} />
      <Figures month={data} />
      {data.accessEvents.length > 0 && <Doors doors={data.accessEvents} />}
    </Body>
  );
}
