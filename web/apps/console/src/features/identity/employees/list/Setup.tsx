import { useT } from '@kadro/i18n';
import { DaySquare, ink, phone, radius } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useMemo, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { Link } from 'react-router';
import { setupOf } from '../../../../manifest/compose.ts';
import { useFeatures } from '../../../../manifest/context.ts';
import { type SetupStep } from '../../../../manifest/feature.ts';
import { type KadroDataProvider } from '../../../../server/data-provider.ts';
import { useRights } from '../../../../server/session/use-rights.ts';

const Box = styled('section')(({ theme }) => ({
  margin: '14px 16px 0',
  padding: '14px 16px',
  border: `1px solid ${ink.line}`,
  borderRadius: radius.sheet,
  '& > h2': theme.typography.section as object,
  '& > p': { color: ink.textMuted, marginBlockStart: 2 },
  '& a': { color: 'inherit', fontWeight: 560, textUnderlineOffset: 3 },
  [phone]: { marginInline: 14 },
  '& ol': { listStyle: 'none', display: 'grid', gap: 8, marginBlockStart: 10 },
  '& li': { display: 'flex', alignItems: 'center', gap: 10 },
  '@media print': { display: 'none' },
}));

/** The first steps of an organization, until all are done; for those who may do them. */
export function Setup() {
  const { all } = useRights();
  return all ? <Steps /> : null;
}

function Steps() {
  const t = useT('console');
  const id = useId();
  const features = useFeatures();
  const steps = useMemo(() => setupOf(features), [features]);
  const done = useDone(steps);
  if (!done || done.every(Boolean)) return null;
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{t('setup.title')}</h2>
      <p>{t('setup.text')}</p>
      <ol>
        {steps.map(({ text, to }, at) => (
          <li key={text}>
            <DaySquare
              fill={done[at] ? 'solid' : 'hollow'}
              size="line"
              label={t(done[at] ? 'setup.done' : 'setup.open')}
            />
            {done[at] ? <span>{t(text)}</span> : <Link to={to}>{t(text)}</Link>}
          </li>
        ))}
      </ol>
    </Box>
  );
}

/** Which steps are done; undefined while that is not known. */
function useDone(steps: readonly SetupStep[]): readonly boolean[] | undefined {
  const provider = useDataProvider<KadroDataProvider>();
  const [done, setDone] = useState<readonly boolean[]>();
  useEffect(() => {
    let cancelled = false;
    const ask = async () => {
      const found = await Promise.all(
        steps.map(async ({ resource, filter, least }) => (await provider.count(resource, filter)).total >= least),
      );
      if (!cancelled) setDone(found);
    };
    // without an answer nothing is claimed
    ask().catch(() => undefined);
    return () => void (cancelled = true);
  }, [provider, steps]);
  return done;
}
