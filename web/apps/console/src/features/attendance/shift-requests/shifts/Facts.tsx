import { useFormat, useT } from '@kadro/i18n';
import { FactList, Section } from '@kadro/ui';
import { Arrow } from '../../../../parts/Arrow.tsx';
import { useRequestFacts } from '../../../../requests/record/use-facts.tsx';
import { type ShiftRequest, type ShiftRow } from '../model.ts';
import { ShiftsOf, StateChip, useShiftWhen, WhatIsWanted } from '../words.tsx';

type Shown = ShiftRow & Partial<Pick<ShiftRequest, 'reason' | 'cancelReason'>>;

/** What is asked for, in a list or on its page. */
export function Facts({ request }: { request: Shown }) {
  const t = useT('console-requests');
  const when = useShiftWhen();
  const { asked, reason, since } = useRequestFacts(request);
  return (
    <FactList
      facts={[
        { label: t('common:common.status'), value: <StateChip status={request.status} /> },
        { label: t('when'), value: when(request) },
        { label: t('overtime:what'), value: <WhatIsWanted request={request} /> },
        ...asked,
        reason,
        ...since,
      ]}
    />
  );
}

/** Day by day what is planned and what is wanted. */
export function WantedDays({ request: { days } }: { request: ShiftRow }) {
  const t = useT('timesheet');
  const { dateInSentence, weekday } = useFormat();
  return (
    <Section title={t('requests.wanted')}>
      <FactList
        facts={days.map(({ date, before, shiftIds }) => ({
          label: `${weekday(date, 'short')} ${dateInSentence(date)}`,
          value: (
            <>
              <ShiftsOf ids={before} /> <Arrow /> <ShiftsOf ids={shiftIds} />
            </>
          ),
        }))}
      />
    </Section>
  );
}
