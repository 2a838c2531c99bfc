import { useT } from '@kadro/i18n';
import { EmptyState, Section, Sheet } from '@kadro/ui';
import { useTeam } from '../../queries/questions.ts';
import { Answer } from '../../parts/Answer.tsx';
import { PersonCards } from '../../parts/PersonCards.tsx';

/** The people whom one manages. */
export function Team() {
  const t = useT('portal');
  const team = useTeam();
  const total = team.data?.total ?? 0;
  return (
    <Sheet>
      <Section title={t('today.team')} count={total > 0 ? t('today.people', { count: total }) : undefined}>
        <Answer read={team} lines={4}>
          {({ people }) => (people.length > 0 ? <PersonCards people={people} /> : <EmptyState title={t('today.teamEmpty')} text={t('today.teamEmptyText')} />)}
        </Answer>
      </Section>
    </Sheet>
  );
}
