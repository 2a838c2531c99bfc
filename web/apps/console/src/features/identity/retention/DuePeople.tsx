import { useFormat, useT } from '@kadro/i18n';
import { EmptyState, ink, Pager, phone, Section, SkeletonBlock, ReadFailure } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { ListBase, useListContext } from 'react-admin';
import { type PersonalClass } from '../../../generated/graphql.ts';
import { fullName } from '../../../people/person.ts';
import { PersonName, usePersonCard } from '../../../people/PersonName.tsx';
import { Count } from '../../../table/Count.tsx';
import { PageSize } from '../../../table/PageSize.tsx';
import { ChoiceBox } from '../../../table/selection/boxes.tsx';
import { toggled } from '../../../table/selection/toggle.ts';
import { type DuePerson } from '../personal-data/classes.ts';

const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0 });
const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(160px, 2fr) minmax(0, 3fr) 180px',
  alignItems: 'center',
  gap: '2px 12px',
  padding: '6px 0',
  borderBlockEnd: `1px solid ${ink.line}`,
  '& > span:not(.MuiCheckbox-root)': { color: ink.textMuted },
  [phone]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '2px 0',
    padding: '10px 0',
    '& > span:not(.MuiCheckbox-root)': { gridColumn: 2 },
    '& > .MuiCheckbox-root': { gridRow: '1 / 4', marginBlock: -10, alignSelf: 'start' },
  },
});
const All = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 'fit-content',
  cursor: 'pointer',
  [phone]: { gap: 0 },
});
const Text = styled('p')({ color: ink.textMuted });
const Classes = styled('ul')({ listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: '4px 16px' });
const Foot = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  minHeight: 44,
});

const firstDue = { field: 'due', order: 'ASC' } as const;
const rowsAtFirst = 25;
const none: DuePerson[] = [];
const idOf = ({ id }: DuePerson): string => id;

interface Choice {
  /** Selected on this page and on others. */
  chosen: readonly DuePerson[];
  onChoose: (chosen: readonly DuePerson[]) => void;
}

/** The people whose data is due, earliest first; a selection spans pages. */
export function DuePeople(choice: Choice) {
  const t = useT('privacy');
  return (
    <ListBase<DuePerson> resource="retention-due" perPage={rowsAtFirst} sort={firstDue} debounce={0}>
      <Section title={t('retention.due')}>
        <Due {...choice} />
      </Section>
    </ListBase>
  );
}

function Due(choice: Choice) {
  const t = useT('privacy');
  const { total = 0, page, perPage, setPage, error, isPending, refetch } = useListContext<DuePerson>();
  if (error && !total)
    return <ReadFailure error={error} title={t('console:list.failed')} onRetry={() => void refetch()} />;
  if (isPending) return <SkeletonBlock lines={4} />;
  if (total === 0) return <EmptyState title={t('retention.none')} text={t('retention.dueText')} />;
  return (
    <>
      <Text>{t('count.people', { count: total })}</Text>
      <ByClass />
      <DueRows {...choice} />
      <Foot>
        <PageSize />
        <Pager page={page} rowsPerPage={perPage} total={total} onPage={setPage} />
      </Foot>
    </>
  );
}

function ByClass() {
  const t = useT('privacy');
  const { number } = useFormat();
  const { meta } = useListContext();
  const { byClass = [] } = (meta ?? {}) as { byClass?: { dataClass: PersonalClass; people: number }[] };
  return (
    <Classes aria-label={t('retention.classes')}>
      {byClass.map(({ dataClass, people }) => (
        <li key={dataClass}>
          <Count word={t(`class.${dataClass}`)} count={{ total: people, capped: false }} number={number} />
        </li>
      ))}
    </Classes>
  );
}

function DueRows({ chosen, onChoose }: Choice) {
  const t = useT('privacy');
  const { data: people = none } = useListContext<DuePerson>();
  const ids = new Set(chosen.map(idOf));
  const here = people.filter(({ id }) => ids.has(id)).length;
  return (
    <div>
      <All>
        <ChoiceBox
          name={t('common:action.selectAll')}
          checked={here > 0 && here === people.length}
          indeterminate={here > 0 && here < people.length}
          onChange={() => onChoose(toggled(chosen, people, here < people.length, idOf))}
        />
        <span>{t('common:action.selectAll')}</span>
      </All>
      <Rows aria-label={t('retention.due')}>
        {people.map((person) => (
          <DueRow
            key={person.id}
            person={person}
            isChosen={ids.has(person.id)}
            onChoose={(on) => onChoose(toggled(chosen, [person], on, idOf))}
          />
        ))}
      </Rows>
    </div>
  );
}

function DueRow({
  person: { id, quitDate, classes },
  isChosen,
  onChoose,
}: {
  person: DuePerson;
  isChosen: boolean;
  onChoose: (on: boolean) => void;
}) {
  const t = useT('privacy');
  const { date, list } = useFormat();
  const { card } = usePersonCard(id);
  return (
    <Row>
      <ChoiceBox
        checked={isChosen}
        name={t('retention.select', { name: card ? fullName(card) : '' })}
        onChange={() => onChoose(!isChosen)}
      />
      <PersonName id={id} link />
      <span>{list(classes.map(({ dataClass, due }) => `${t(`class.${dataClass}`)} (${date(due)})`))}</span>
      <span>
        {t('retention.left')}: {date(quitDate)}
      </span>
    </Row>
  );
}
