import { useT } from '@kadro/i18n';
import { FactList } from '@kadro/ui';
import { useRequestFacts } from '../../../../requests/record/use-facts.tsx';
import { type Overtime, type OvertimeRow } from '../model.ts';
import { Period, StateChip, useWhen, WhatFor } from '../words.tsx';

type Shown = OvertimeRow & Partial<Pick<Overtime, 'reason' | 'cancelReason'>>;

/** What is asked for, in a list or on its page. */
export function Facts({ request }: { request: Shown }) {
  const t = useT('console-fields');
  const when = useWhen();
  const { asked, reason, since } = useRequestFacts(request);
  const facts = [
    { label: t('common:common.status'), value: <StateChip status={request.status} /> },
    { label: t('console-requests:when'), value: when(request) },
    { label: t('field.overtimePeriod'), value: <Period value={request.period} /> },
    { label: t('overtime:what'), value: <WhatFor request={request} /> },
    ...asked,
    reason,
    ...since,
  ];
  return <FactList facts={facts} />;
}
