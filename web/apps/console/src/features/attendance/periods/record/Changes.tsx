import { useFormat, useT } from '@kadro/i18n';
import { ink, Section } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { type Difference, dayPathOf } from '../model.ts';
import { Told, useLines } from './Lines.tsx';

const List = styled('ul')(({ theme }) => ({
  ...(theme.typography.dense as object),
  listStyle: 'none',
  display: 'grid',
  gap: 12,
  '& a': { color: ink.primaryText },
}));
// lines of two rows keep their figures beside them
const Figures = styled('span')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto auto',
  gap: '2px 14px',
  padding: '4px 0',
  '& > :not([data-label])': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& > [data-before]': { color: ink.textMuted },
});

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
  const lines = useLines(difference);
  const { reason, cause } = difference;
  return (
    <>
      <Figures>
        {lines.map((line) => (
          <Fragment key={line.label}>
            <span data-label>{line.label}</span>
            <span data-before>
              <Told line={line} show="before" />
            </span>
            <span>
              <Told line={line} show="after" />
            </span>
            <span>{line.change && <Told line={line} show="change" />}</span>
          </Fragment>
        ))}
      </Figures>
      <span style={{ color: ink.textMuted }}>{reason ? <bdi>{reason}</bdi> : enumText('differenceCause', cause)}</span>
    </>
  );
}
