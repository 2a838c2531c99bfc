import { useT } from '@kadro/i18n';
import { Person } from '@kadro/ui';
import { type Ref, useEffect, useState } from 'react';
import { useGetMany, useReference } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { fullName, type PersonCard, type PersonRow } from '../../people/person.ts';
import { useSearch } from '../../people/use-search.ts';
import { minSearchLetters } from '../../server/list-arguments.ts';
import { type Control } from '../control.ts';
import { type Option, pendingName } from './choosing.ts';
import { Picker } from './Picker.tsx';
import { useChosen, useRecordOptions, type Where } from './record-options.ts';

type One = { value: string; onChange: (id: string) => void };
type Several = { value: readonly string[]; onChange: (ids: string[]) => void };

type RecordPickerProps = Control &
  One & { of: string; where?: Where; placeholder?: string; inputRef?: Ref<HTMLInputElement> };

export function RecordPicker({ of, where, value, onChange, ...control }: RecordPickerProps) {
  const t = useT('console');
  const { known, offered } = useRecordOptions(of, where);
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

/** Of the records that fit what is chosen in another field of the form; one that no longer fits is taken away. */
export function FittingPicker({ within, ...props }: RecordPickerProps & { within: string }) {
  const { of, value, onChange } = props;
  const above = String(useFormContext().watch(within) ?? '');
  const { referenceRecord } = useReference<{ id: string; [field: string]: unknown }>({
    reference: of,
    id: value,
    options: { enabled: value !== '' },
  });
  const place = referenceRecord?.id === value ? referenceRecord[within] : undefined;
  const isElsewhere = value !== '' && above !== '' && typeof place === 'string' && place !== above;
  useEffect(() => {
    if (isElsewhere) onChange('');
  }, [isElsewhere, onChange]);
  return <RecordPicker {...props} where={above ? { field: within, is: above } : undefined} />;
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
