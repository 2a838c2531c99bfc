import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { Chain, ink, NoValue, Section } from '@kadro/ui';
import { useUser } from '../../core/context.tsx';
import { useChain } from '../chain.tsx';
import { type Step } from '../types.ts';

const Muted = styled('p')(({ theme }) => ({ ...theme.typography.dense, color: ink.textMuted }));

interface WhoDecidesProps {
  request: { steps: readonly Step[] };
  /** Says why there is no step. */
  nobody?: string;
  /** Says why others decide than the managers of this kind of request. */
  escalated?: string | null;
}

/** Who decides a request, and what they said. */
export function WhoDecides({ request, nobody, escalated }: WhoDecidesProps) {
  const t = useT('inbox');
  const { id } = useUser();
  const steps = useChain(request.steps, id);
  const none = nobody ? <Muted>{nobody}</Muted> : <NoValue />;
  return (
    <Section title={t('whoDecides')}>
      {steps.length > 0 ? <Chain steps={steps} /> : none}
      {escalated && <Muted>{escalated}</Muted>}
    </Section>
  );
}
