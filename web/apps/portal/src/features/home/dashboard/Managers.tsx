import { useT } from '@kadro/i18n';
import { EmptyState, Section, Sheet, SkeletonBlock } from '@kadro/ui';
import { kindsByManager, roleOf } from '../../../people/managers.ts';
import { usePeople } from '../../../people/names.ts';
import { type Employee } from '../../../people/types.ts';
import { type Read } from '../../../core/use-read.ts';
import { Async } from '../../../parts/Async.tsx';
import { PersonRows } from '../../../people/Cards.tsx';

export function Managers({ file }: { file: Read<Employee> }) {
  const t = useT();
  const kinds = file.data && kindsByManager(file.data);
  const people = usePeople(kinds && [...kinds.keys()]);
  const second = (id: string) => (kinds?.get(id) ?? []).map((kind) => t(roleOf[kind])).join(' · ');
  const empty = <EmptyState title={t('portal:today.managersEmpty')} text={t('portal:today.managersEmptyText')} />;
  return (
    <Sheet>
      <Section title={t('portal:today.managers')}>
        {file.data ? (
          <Async query={people}>
            {(cards) => (cards.length > 0 ? <PersonRows people={cards} second={({ id }) => second(id)} /> : empty)}
          </Async>
        ) : (
          <SkeletonBlock />
        )}
      </Section>
    </Sheet>
  );
}
