import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { Chain, ink, NoValue, Section } from '@kadro/ui';
import { useUser } from '../../core/context.tsx';
import { useChain } from '../chain.tsx';
import { type Deciders, type Escalated, type Step } from '../types.ts';

const Muted = styled('p')(({ theme }) => ({ ...theme.typography.dense, color: ink.textMuted }));

interface WhoDecidesProps {
  request: { steps: readonly Step[]; escalated: Escalated };
  managers: Deciders;
  /** Says why there is no step. */
  nobody?: string;
}

/** Who decides a request, and what they said. */
export function WhoDecides({ request: { steps, escalated }, managers, nobody }: WhoDecidesProps) {
  const t = useT('inbox');
  const { id } = useUser();
  const chain = useChain(steps, id);
  const none = nobody ? <Muted>{nobody}</Muted> : <NoValue />;
  return (
    <Section title={t('whoDecides')}>
      {chain.length > 0 ? <Chain steps={chain} /> : none}
      {escalated && <Muted>{t(`escalated.${escalated === 'SUPER_ADMIN' ? 'superAdmins' : managers}`)}</Muted>}
    </Section>
  );
}
