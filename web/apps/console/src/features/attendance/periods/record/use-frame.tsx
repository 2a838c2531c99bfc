import { useT } from '@kadro/i18n';
import { type ReactNode } from 'react';
import { BackLink } from '../../../../parts/BackLink.tsx';
import { TabLinks } from '../../../../parts/TabLinks.tsx';
import { type Period } from '../model.ts';
import { usePeriodName } from '../words.tsx';
import { Actions } from './Actions.tsx';
import { Facts } from './Facts.tsx';

export type PartOfPeriod = 'people' | 'differences' | 'taken';

interface Frame {
  above: ReactNode;
  title: string;
  actions: ReactNode;
  views: ReactNode;
}

/** What stands around the lists of a month. */
export function useFrame(period: Period, part: PartOfPeriod): Frame {
  const t = useT('console');
  const title = usePeriodName(period);
  return {
    above: <BackLink to="/periods">{t('nav.periods')}</BackLink>,
    title,
    actions: <Actions period={period} part={part} />,
    views: (
      <>
        <Facts period={period} />
        <Parts period={period} part={part} label={title} />
      </>
    ),
  };
}

function Parts({ period, part, label }: { period: Period; part: PartOfPeriod; label: string }) {
  const t = useT('console-attendance');
  const path = `/periods/${encodeURIComponent(period.id)}/show`;
  const hasTaken = part === 'taken' || (period.taken?.length ?? 0) > 0;
  return (
    <TabLinks
      label={label}
      value={part}
      tabs={[
        { name: 'people', label: t('period.people'), to: path },
        { name: 'differences', label: t('period.differences'), to: `${path}/differences` },
        ...(hasTaken ? [{ name: 'taken', label: t('period.taken'), to: `${path}/taken` }] : []),
      ]}
    />
  );
}
