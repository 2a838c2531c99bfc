import { type CSSProperties } from 'react';
import { styled } from '@mui/material/styles';
import { useFormat, useLanguage, useT } from '@kadro/i18n';
import { ink, Section, Sheet } from '@kadro/ui';
import { MoreLink } from '../../../parts/MoreLink.tsx';
import { presencePath } from '../paths.ts';
import { type MonthSoFar, useMyMonth } from './use-my-month.ts';

const Rows = styled('ul')(({ theme }) => ({
  ...theme.typography.dense,
  display: 'grid',
  gap: 14,
  listStyle: 'none',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
    alignItems: 'center',
    gap: 12,
    fontVariantNumeric: 'tabular-nums',
  },
}));
const Bar = styled('span')({
  display: 'block',
  height: 7,
  borderRadius: 2,
  border: `1px solid ${ink.lineStrong}`,
  overflow: 'hidden',
  '& > i': { display: 'block', height: '100%', backgroundColor: ink.textMuted, forcedColorAdjust: 'none' },
});

/** How many people are in which zone, for whoever may see them. */
export function OnSite({ style }: { style: CSSProperties }) {
  const t = useT('timesheet');
  const { data } = useMyMonth();
  if (!data || data.zones.length === 0) return null;
  return (
    <div style={style}>
      <Sheet>
        <Section title={t('home.onSite')} action={<MoreLink to={presencePath}>{t('presence')}</MoreLink>}>
          <Zones zones={data.zones} />
        </Section>
      </Sheet>
    </div>
  );
}

function Zones({ zones }: Pick<MonthSoFar, 'zones'>) {
  const language = useLanguage();
  const { number } = useFormat();
  const most = Math.max(1, ...zones.map(({ count }) => count));
  return (
    <Rows>
      {zones.map(({ zoneId, name, count }) => (
        <li key={zoneId}>
          <bdi>{name[language] ?? name.en}</bdi>
          <Bar aria-hidden>
            <i style={{ width: `${(count / most) * 100}%` }} />
          </Bar>
          <span>{number(count)}</span>
        </li>
      ))}
    </Rows>
  );
}
