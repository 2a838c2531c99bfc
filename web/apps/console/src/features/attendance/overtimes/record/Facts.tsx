import { useFormat, useT } from '@kadro/i18n';
import { FactList } from '@kadro/ui';
import { type ReactNode } from 'react';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { PersonName } from '../../../../people/PersonName.tsx';
import { type Overtime, type OvertimeRow } from '../model.ts';
import { Period, StateChip, useWhen, WhatFor } from '../words.tsx';

type Shown = OvertimeRow & Partial<Pick<Overtime, 'reason' | 'cancelReason'>>;

/** What is asked for, in a list or on its page. */
export function Facts({ request }: { request: Shown }) {
  const t = useT('console-fields');
  const when = useWhen();
  const { dateTime } = useFormat();
  const text = (value?: string | null): ReactNode => value && <bdi style={{ whiteSpace: 'pre-line' }}>{value}</bdi>;
  const facts = [
    { label: t('common:common.status'), value: <StateChip status={request.status} /> },
    { label: t('console-requests:when'), value: when(request) },
    { label: t('field.overtimePeriod'), value: <Period value={request.period} /> },
    { label: t('overtime:what'), value: <WhatFor request={request} /> },
    { label: t('field.branchId'), value: <RecordName of="branches" id={request.branchId} /> },
    { label: t('field.requestedDateTime'), value: dateTime(request.requestedDateTime) },
    { label: t('field.reason'), value: text(request.reason) },
    ...(request.waitingFor.length > 0
      ? [
          {
            label: t('console-requests:waitsFor'),
            value: request.waitingFor.map((id) => <PersonName key={id} id={id} />),
          },
        ]
      : []),
    ...(request.cancelReason
      ? [{ label: t('console-requests:cancel.reason'), value: text(request.cancelReason) }]
      : []),
  ];
  return <FactList facts={facts} />;
}
