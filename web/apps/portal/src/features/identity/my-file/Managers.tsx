import { styled } from '@mui/material/styles';
import { useT, type Key, type Translate } from '@kadro/i18n';
import { ink, Section, Sheet } from '@kadro/ui';
import { managerKinds, managersOf, type ManagerKind } from '../../../people/managers.ts';
import { usePeople } from '../../../people/names.ts';
import { type Employee } from '../../../people/types.ts';
import { Async } from '../../../parts/Async.tsx';
import { PersonCards } from '../../../people/Cards.tsx';
import { FilePage } from './Frame.tsx';

const Muted = styled('p')({ color: ink.textMuted });

export function Managers({ employee }: { employee: Employee }) {
  const t = useT('portal');
  return (
    <FilePage>
      <Muted>{t('file.managersLead')}</Muted>
      {managerKinds.map((kind) => (
        <OneKind key={kind} kind={kind} ids={managersOf(employee, kind)} />
      ))}
    </FilePage>
  );
}

function OneKind({ kind, ids }: { kind: ManagerKind; ids: readonly string[] }) {
  const t = useT() as Translate;
  const people = usePeople(ids);
  return (
    <Sheet>
      <Section title={t(`common:field.${kind}` as Key)}>
        {ids.length > 0 ? (
          <Async query={people} lines={2}>
            {(cards) => <PersonCards people={cards} />}
          </Async>
        ) : (
          <Muted>{t('portal:file.nobody')}</Muted>
        )}
      </Section>
    </Sheet>
  );
}
