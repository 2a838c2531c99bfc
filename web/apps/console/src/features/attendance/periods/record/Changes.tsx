import { useFormat, useT } from '@kadro/i18n';
import { ink, Section } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { type Difference, dayPathOf } from '../model.ts';
import { Lines } from './Lines.tsx';

const List = styled('ul')(({ theme }) => ({
  ...(theme.typography.dense as object),
  listStyle: 'none',
  display: 'grid',
  gap: 12,
  '& a': { color: ink.primaryText },
}));
const Figures = styled('span')({ display: 'grid', gridTemplateColumns: '1fr auto auto auto', columnGap: 14 });

/** What somebody's days say else than they were closed with. */
export function Changes({ differences }: { differences: readonly Difference[] }) {
  const t = useT('console-attendance');
  const { date: inWords, weekday } = useFormat();
  return (
    <Section title={t('period.differences')}>
      <List>
        {differences.map((difference) => (
          <li key={difference.id}>
            <Link to={dayPathOf(difference.id)}>
              {weekday(difference.date, 'short')} {inWords(difference.date)}
            </Link>
            <Change difference={difference} />
          </li>
        ))}
      </List>
    </Section>
  );
}

/** What a day was closed with, what it says now, and why. */
export function Change({ difference }: { difference: Difference }) {
  const enumText = useEnumText();
  const { reason, cause } = difference;
  return (
    <>
      <Figures>
        <Lines of={difference} show="label" />
        <Lines of={difference} show="before" />
        <Lines of={difference} show="after" />
        <Lines of={difference} show="change" />
      </Figures>
      <span style={{ color: ink.textMuted }}>{reason ? <bdi>{reason}</bdi> : enumText('differenceCause', cause)}</span>
    </>
  );
}
