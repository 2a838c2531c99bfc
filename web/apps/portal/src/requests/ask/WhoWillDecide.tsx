import { useT } from '@kadro/i18n';
import { Chain, Section } from '@kadro/ui';
import { managersOf } from '../../people/managers.ts';
import { usePeople } from '../../people/names.ts';
import { useOwnFile } from '../../people/own-file.ts';
import { nameOf } from '../../people/types.ts';
import { type Deciders } from '../types.ts';
import { Muted } from './parts.tsx';

interface WhoWillDecideProps {
  managers: Deciders;
  /** Says who decides where none are entered. */
  nobody: string;
}

/** The own managers in order: the server makes the chain when the request is sent. */
export function WhoWillDecide({ managers, nobody }: WhoWillDecideProps) {
  const t = useT('leave');
  const file = useOwnFile().data;
  const ids = file && managersOf(file, managers);
  const people = usePeople(ids).data;
  const steps = (people ?? []).map((person, place) => ({
    id: person.id,
    name: nameOf(person),
    image: person.imageUrl,
    state: place === 0 ? ('PENDING' as const) : ('WAITING' as const),
    second: t(place === 0 ? 'chain.first' : 'chain.after'),
  }));
  return (
    <Section title={t('inbox:whoDecides')}>
      {ids?.length === 0 ? <Muted>{nobody}</Muted> : <Chain steps={steps} />}
    </Section>
  );
}
