import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { Chain, ink, Section } from '@kadro/ui';
import { useUser } from '../../../../core/context.tsx';
import { useChain } from '../../../../requests/chain.tsx';
import { WaitingFor } from '../../../inbox/decide/WaitingFor.tsx';
import { RequestHeader } from '../../../inbox/detail/Header.tsx';
import { StepOf } from '../../../inbox/detail/StepOf.tsx';
import { type OvertimeRequest } from '../data/types.ts';
import { DayFacts } from '../shared/DayFacts.tsx';
import { YearFacts } from '../shared/YearFacts.tsx';

const Body = styled('div')({ display: 'grid', gap: 18, padding: '22px 28px', alignContent: 'start', minWidth: 0 });
const Rule = styled('hr')({ width: '100%', margin: 0, border: 0, borderBlockStart: `1px solid ${ink.line}` });
const Pair = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '24px 36px',
  alignItems: 'start',
  '& > *': { minWidth: 0, flex: '1 1 240px' },
  '& > :first-of-type': { flex: '1.35 1 360px' },
});
const Column = styled('div')({ display: 'grid', gap: 24, alignContent: 'start', minWidth: 0 });
const Muted = styled('p')(({ theme }) => ({ ...theme.typography.dense, color: ink.textMuted }));

/** The open request on wide screens. */
export function RequestDetail({ request }: { request: OvertimeRequest }) {
  return (
    <Body>
      <RequestHeader request={request} />
      <Rule />
      <Pair>
        <DayFacts employeeId={request.employeeId} date={request.overtimeDate} />
        <Column>
          <YearFacts of={{ requestId: request.id }} minutes={request.durationInMinutes} />
          <WhoDecides request={request} />
        </Column>
      </Pair>
    </Body>
  );
}

/** The open request on narrow screens. */
export function RequestCard({ request }: { request: OvertimeRequest }) {
  return (
    <>
      <RequestHeader request={request} aside={<StepOf request={request} />} />
      <DayFacts employeeId={request.employeeId} date={request.overtimeDate} />
      <YearFacts of={{ requestId: request.id }} minutes={request.durationInMinutes} />
      <WhoDecides request={request} />
      <WaitingFor request={request} />
    </>
  );
}

export function WhoDecides({ request }: { request: OvertimeRequest }) {
  const t = useT('overtime');
  const { id } = useUser();
  const steps = useChain(request.steps, id);
  return (
    <Section title={t('inbox:whoDecides')}>
      {steps.length === 0 ? <Muted>{t('notSentYet')}</Muted> : <Chain steps={steps} />}
      {request.escalated && <Muted>{t(`escalated.${request.escalated}`)}</Muted>}
    </Section>
  );
}
