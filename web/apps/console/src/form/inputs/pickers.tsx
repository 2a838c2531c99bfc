import { useT } from '@kadro/i18n';
import { Person } from '@kadro/ui';
import { type Ref, useState } from 'react';
import { useGetList, useGetMany } from 'react-admin';
import { fullName, type PersonCard, type PersonRow } from '../../people/person.ts';
import { useSearch, useSettledText } from '../../people/use-search.ts';
import { minSearchLetters } from '../../server/list-arguments.ts';
import { type Control } from '../control.ts';
import { type Option, pendingName } from './choosing.ts';
import { Picker } from './Picker.tsx';

type One = { value: string; onChange: (id: string) => void };
type Several = { value: readonly string[]; onChange: (ids: string[]) => void };

const maxOptions = 100;

type Found = {
  known: Option[];
  offered: { options: Option[]; loading: boolean; onSearch: (typed: string) => void; caret: true };
};

/** Active records; searched by the server, as it returns only the first hundred. */
function useRecordOptions(of: string): Found {
  const [typed, setTyped] = useState('');
  const { q, isSettled } = useSettledText(typed);
  const { data = [], isPending } = useGetList<{ id: string; name: string }>(of, {
    pagination: { page: 1, perPage: maxOptions },
    sort: { field: 'name', order: 'ASC' },
    filter: { archived: false, q },
  });
  return {
    known: data,
    offered: { options: isSettled ? data : [], loading: isPending || !isSettled, onSearch: setTyped, caret: true },
  };
}

/** Chosen records that are not among the offered ones (archived, or beyond the first hundred). */
function useChosen(of: string, ids: readonly string[], options: readonly Option[]): Option[] {
  const missing = ids.filter((id) => !options.some((option) => option.id === id));
  const { data = [] } = useGetMany<{ id: string; name: string }>(of, { ids: missing }, { enabled: missing.length > 0 });
  return ids.map(
    (id) =>
      options.find((option) => option.id === id) ??
      data.find((record) => record.id === id) ?? { id, name: pendingName },
  );
}

export function RecordPicker({
  of,
  value,
  onChange,
  ...control
}: Control & One & { of: string; inputRef?: Ref<HTMLInputElement> }) {
  const t = useT('console');
  const { known, offered } = useRecordOptions(of);
  const chosen = useChosen(of, value ? [value] : [], known);
  return (
    <Picker
      {...control}
      {...offered}
      chosen={chosen}
      noOptions={t('picker.none')}
      onChoose={([one]) => onChange(one?.id ?? '')}
    />
  );
}

export function RecordsPicker({
  of,
  value,
  onChange,
  ...control
}: Control & Several & { of: string; inputRef?: Ref<HTMLInputElement> }) {
  const t = useT('console');
  const { known, offered } = useRecordOptions(of);
  const chosen = useChosen(of, value, known);
  return (
    <Picker
      {...control}
      multiple
      {...offered}
      chosen={chosen}
      noOptions={t('picker.none')}
      onChoose={(all) => onChange(all.map(({ id }) => id))}
    />
  );
}

const optionOf = (person: PersonRow): Option => ({
  id: person.id,
  name: fullName(person),
  second: person.staffNumber,
  image: person.profile?.imageUrl,
});
const activePeople = { limit: 10, filter: { status: 'ACTIVE' } };

const asPerson = ({ id, name, second, image }: Option) => (
  <Person id={id} name={name} second={second} image={image} size="small" />
);

/** One person, found by name or staff number. */
export function PersonPicker({
  value,
  onChange,
  exclude = [],
  ...control
}: Control & One & { exclude?: readonly string[]; inputRef?: Ref<HTMLInputElement> }) {
  const t = useT('console');
  const [typed, setTyped] = useState('');
  const { people, isPending, isEnough } = useSearch(typed, activePeople);
  const { data = [] } = useGetMany<PersonCard>(
    'personCards',
    { ids: value ? [value] : [] },
    { enabled: Boolean(value) },
  );
  const chosen = value ? [{ id: value, name: data[0] ? fullName(data[0]) : pendingName }] : [];
  return (
    <Picker
      {...control}
      options={people.filter(({ id }) => !exclude.includes(id)).map(optionOf)}
      loading={isPending}
      chosen={chosen}
      noOptions={isEnough ? t('picker.nobody') : t('common:search.letters', { count: minSearchLetters })}
      onSearch={setTyped}
      onChoose={([one]) => onChange(one?.id ?? '')}
      renderOption={asPerson}
    />
  );
}
