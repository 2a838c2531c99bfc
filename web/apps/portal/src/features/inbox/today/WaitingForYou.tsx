import { createElement, Suspense, type CSSProperties, useState } from 'react';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { Frame, ink, phone, Sheet } from '@kadro/ui';
import { lazily } from '../../../core/lazily.ts';
import { CountBadge } from '../../../parts/CountBadge.tsx';
import { MoreLink } from '../../../parts/MoreLink.tsx';
import { Pending } from '../../../parts/RevealTogether.tsx';
import { useTeam } from '../../../people/team.ts';
import { type Counted, sumOf, useInboxCounts } from '../use-counts.ts';

const Head = styled('div')({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: 12,
  padding: '16px 20px 0',
  [phone]: { padding: '14px 14px 0' },
});
const Title = styled('h2')(({ theme }) => theme.typography.section as object);
const Kinds = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 20px',
  padding: '0 20px',
  borderBlockEnd: `1px solid ${ink.line}`,
  [phone]: { padding: '0 14px' },
});
/** A heading where it is the only one. */
const Kind = styled('h3')(({ theme }) => ({
  ...theme.typography.strong,
  fontFamily: 'inherit',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 38,
  padding: 0,
  border: 0,
  background: 'none',
  color: ink.text,
  whiteSpace: 'nowrap',
  boxShadow: `inset 0 -2px 0 ${ink.frame}`,
  '&:focus-visible': { outlineOffset: -2 },
  '&[aria-pressed]': { cursor: 'pointer', [phone]: { minHeight: 48 } },
  '&[aria-pressed="false"]': { color: ink.textMuted, boxShadow: 'none' },
}));

/** The requests that wait for one's decision; nothing for people who decide nothing and manage nobody. */
export function WaitingForYou({ style }: { style: CSSProperties }) {
  const counted = useInboxCounts('mine');
  const { data: team } = useTeam();
  if (counted.length === 0) return null;
  if (counted.every(({ count: { data, error } }) => data === undefined && error === undefined)) return <Pending />;
  if (!sumOf(counted) && !team?.total) return null;
  return (
    <div style={style}>
      <Decisions counted={counted} />
    </div>
  );
}

function Decisions({ counted }: { counted: readonly Counted[] }) {
  const t = useT('inbox');
  const [chosen, choose] = useState<string | null>(null);
  const shown =
    counted.find(({ entry }) => entry.name === chosen) ?? counted.find(({ count }) => count.data) ?? counted[0];
  if (!shown) return null;
  const { entry, count } = shown;
  return (
    <Frame shown={Boolean(sumOf(counted))}>
      <Sheet flush>
        <Head>
          <Title>{t('today.waiting')}</Title>
          <MoreLink to={entry.paths.mine}>{t('today.openInbox')}</MoreLink>
        </Head>
        <Kinds>
          {counted.length === 1 ? (
            <Kind>
              <KindWord of={shown} />
            </Kind>
          ) : (
            counted.map((one) => (
              <Kind
                as="button"
                key={one.entry.name}
                aria-pressed={one === shown}
                onClick={() => choose(one.entry.name)}
              >
                <KindWord of={one} />
              </Kind>
            ))
          )}
        </Kinds>
        <Suspense fallback={<Pending />}>
          {createElement(lazily(entry.rows, entry.texts), { key: entry.name, count: count.data })}
        </Suspense>
      </Sheet>
    </Frame>
  );
}

function KindWord({ of: { entry, count } }: { of: Counted }) {
  const t = useT('inbox');
  const { number } = useFormat();
  const { data } = count;
  return (
    <>
      {t(entry.label)}{' '}
      {data !== undefined && <CountBadge tone={data > 0 ? 'asked' : 'soft'}>{number(data)}</CountBadge>}
    </>
  );
}
