import { useFormat, useT } from '@kadro/i18n';
import { Chain, type ChainStep, EmptyState, type HistoryEntry, HistoryList, ink, Section } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useGetMany } from 'react-admin';
import { useEnumText } from '../fields/use-texts.ts';
import { fullName, type PersonCard } from '../people/person.ts';
import { type Escalated, type Happening, type Step } from './model.ts';

const Muted = styled('p')({ color: ink.textMuted });

interface WhoDecidesProps {
  request: { steps: readonly Step[]; escalated?: Escalated };
  /** Whose decision this kind of request is. */
  managers: 'leaveManagers' | 'overtimeManagers' | 'shiftManagers';
  /** Says why there is no step. */
  nobody?: string;
}

/** Who decides a request, and what they said. */
export function WhoDecides({ request: { steps, escalated }, managers, nobody }: WhoDecidesProps) {
  const t = useT('inbox');
  const stepOf = useStep();
  return (
    <Section title={t('whoDecides')}>
      {steps.length === 0 && nobody ? <Muted>{nobody}</Muted> : <Chain steps={steps.map(stepOf)} />}
      {escalated && <Muted>{t(`escalated.${escalated === 'SUPER_ADMIN' ? 'superAdmins' : managers}`)}</Muted>}
    </Section>
  );
}

function useStep(): (step: Step) => ChainStep {
  const t = useT('console');
  const enumText = useEnumText();
  const { dateTime } = useFormat();
  return ({ managerId, manager, state, at, note, reason, kind }) => ({
    id: managerId,
    name: manager ? fullName(manager) : t('noName'),
    image: manager?.imageUrl,
    state,
    note,
    when: at ? dateTime(at) : undefined,
    second: [
      state === 'STOPPED' && reason === 'skipped' ? t('common:status.skipped') : enumText('stepState', state),
      kind === 'GENERAL_MANAGER' && t('common:role.generalManager'),
      kind === 'SUPER_ADMIN' && t('common:role.superAdmin'),
    ]
      .filter(Boolean)
      .join(' · '),
  });
}

const whoIs = (card?: PersonCard): HistoryEntry['who'] =>
  card && { id: card.id, name: fullName(card), image: card.imageUrl };

interface TimelineProps<H extends Happening> {
  request: { id: string; approvalHistory?: readonly H[] | null };
  /** What an entry changed. */
  changesOf?: (entry: H) => HistoryEntry['changes'];
}

/** What happened to a request, newest first. */
export function Timeline<H extends Happening>({ request: { id, approvalHistory }, changesOf }: TimelineProps<H>) {
  const t = useT('console-history');
  const happened = useHappened();
  const { dateTime } = useFormat();
  const ids = [...new Set((approvalHistory ?? []).map(({ actor }) => actor))];
  const { data: cards = [] } = useGetMany<PersonCard>('personCards', { ids }, { enabled: ids.length > 0 });
  const entries = [...(approvalHistory ?? [])].reverse().map((entry, index): HistoryEntry => ({
    id: `${id}-${entry.at}-${index}`,
    when: dateTime(entry.at),
    what: (
      <>
        {happened(entry.action)}
        {entry.note && (
          <span style={{ display: 'block', fontWeight: 450, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {entry.note}
          </span>
        )}
      </>
    ),
    changes: changesOf?.(entry) ?? [],
    who: whoIs(cards.find((card) => card?.id === entry.actor)),
  }));
  return entries.length === 0 ? <EmptyState title={t('history.empty')} /> : <HistoryList entries={entries} />;
}

/** The word of what happened; what a draft is done to has its own. */
function useHappened(): (action: string) => string {
  const enumText = useEnumText();
  return (action) => enumText(action === 'DRAFTED' || action === 'SENT' ? 'requestAction' : 'leaveAction', action);
}
