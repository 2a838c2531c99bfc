import { useFormat, useT } from '@kadro/i18n';
import { CheckField, EmptyState, ErrorState, ink, phone, Section, SkeletonBlock, VisuallyHidden } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { fullName } from '../employees/employee.ts';
import { PersonName, usePersonCard } from '../words/PersonName.tsx';
import { ForgetPeopleDialog } from './ForgetPeopleDialog.tsx';
import { type PersonalClass } from './personal-data.ts';

/** A person of whom classes are kept longer than the clocks say. */
export type DuePerson = { id: string; quitDate: string; classes: { dataClass: PersonalClass; due: string }[] };

const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(160px, 2fr) minmax(0, 3fr) 110px',
  alignItems: 'center',
  gap: '2px 12px',
  padding: '8px 0',
  borderBlockEnd: `1px solid ${ink.line}`,
  '& > span': { color: ink.textMuted },
  [phone]: { gridTemplateColumns: 'auto 1fr', '& > span': { gridColumn: 2 } },
});
const Text = styled('p')({ color: ink.textMuted });

const atOnce = 100;
const firstDue = { field: 'due', order: 'ASC' } as const;

/** Who is due, and forgetting several of them at once. */
export function DuePeople() {
  const t = useT('privacy');
  const { number } = useFormat();
  const { data, total = 0, error, isPending, refetch } = useGetList<DuePerson>('retention-due', { pagination: { page: 1, perPage: atOnce }, sort: firstDue });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [open, setOpen] = useState(false);
  const people = data?.filter(({ id }) => chosen.has(id)) ?? [];
  const action = people.length > 0 && (
    <Button variant="contained" color="error" size="small" onClick={() => setOpen(true)}>
      {t('retention.forget')} ({number(people.length)})
    </Button>
  );
  return (
    <Section title={t('retention.due')} action={action}>
      <Text>{total > 0 ? t('count.people', { count: total }) : t('retention.dueText')}</Text>
      {error ? (
        <ErrorState title={t('console:list.failed')} onRetry={() => void refetch()} />
      ) : isPending ? (
        <SkeletonBlock lines={4} />
      ) : data?.length === 0 ? (
        <EmptyState title={t('retention.none')} />
      ) : (
        <DueRows people={data ?? []} chosen={chosen} onChoose={setChosen} />
      )}
      {open && <ForgetPeopleDialog people={people} onClose={() => setOpen(false)} onDone={() => setChosen(new Set())} />}
    </Section>
  );
}

function DueRows({ people, chosen, onChoose }: { people: readonly DuePerson[]; chosen: ReadonlySet<string>; onChoose: (chosen: ReadonlySet<string>) => void }) {
  const t = useT('privacy');
  const all = people.every(({ id }) => chosen.has(id));
  const turn = (ids: readonly string[], on: boolean) => onChoose(new Set([...chosen, ...ids].filter((id) => on || !ids.includes(id))));
  return (
    <>
      <CheckField label={t('common:action.selectAll')} checked={all} onChange={(_event, on) => turn(people.map(({ id }) => id), on)} />
      <Rows>
        {people.map((person) => (
          <DueRow key={person.id} person={person} isChosen={chosen.has(person.id)} onChoose={(on) => turn([person.id], on)} />
        ))}
      </Rows>
    </>
  );
}

function DueRow({ person: { id, quitDate, classes }, isChosen, onChoose }: { person: DuePerson; isChosen: boolean; onChoose: (on: boolean) => void }) {
  const t = useT('privacy');
  const { date, list } = useFormat();
  const { card } = usePersonCard(id);
  return (
    <Row>
      <CheckField checked={isChosen} label={<VisuallyHidden>{t('retention.select', { name: card ? fullName(card) : '' })}</VisuallyHidden>} onChange={(_event, on) => onChoose(on)} />
      <PersonName id={id} link />
      <span>{list(classes.map(({ dataClass, due }) => `${t(`class.${dataClass}`)} (${date(due)})`))}</span>
      <span>{date(quitDate)}</span>
    </Row>
  );
}
