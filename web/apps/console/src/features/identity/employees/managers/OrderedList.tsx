import { useT } from '@kadro/i18n';
import { ink, radius, Section } from '@kadro/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { useId, useState } from 'react';
import { PersonPicker } from '../../../../form/inputs/pickers.tsx';
import { fullName } from '../../../../people/person.ts';
import { PersonName, usePersonCard } from '../../../../people/PersonName.tsx';
import { type ManagerList } from '../model.ts';
import { moved } from './reorder.ts';

const List = styled('ol')({ listStyle: 'none', display: 'grid', gap: 4 });
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  paddingInline: 8,
  border: `1px solid ${ink.line}`,
  borderRadius: radius.control,
  backgroundColor: ink.surface,
  '& > .grip': { color: ink.textFaint, cursor: 'grab', flex: 'none' },
  '& > .who': { flex: 1, minWidth: 0 },
  '& > .place': { color: ink.textMuted, fontVariantNumeric: 'tabular-nums', minWidth: 16, textAlign: 'end' },
  '&[data-over="true"]': { outline: `2px solid ${ink.frame}` },
  '@media print': { '& > button, & > .grip': { display: 'none' } },
});
const None = styled('p')({ color: ink.textMuted });

export interface ManagerOrderProps {
  list: ManagerList;
  ids: readonly string[];
  exclude: readonly string[];
  busy: boolean;
  onChange: (ids: string[]) => void;
}

export function ManagerOrder({ list, ids, exclude, busy, onChange }: ManagerOrderProps) {
  const t = useT('console-identity');
  const id = useId();
  return (
    <Section title={t(`managers.${list}`)}>
      {ids.length === 0 ? (
        <None>{t(list === 'generalManagers' ? 'managers.noneGeneral' : 'managers.none')}</None>
      ) : (
        <Ordered list={list} ids={ids} busy={busy} onChange={onChange} />
      )}
      <div className="no-print">
        <PersonPicker
          key={ids.length}
          id={`${id}-add`}
          label={t('managers.add')}
          value=""
          exclude={exclude}
          onChange={(person) => person && onChange([...ids, person])}
        />
      </div>
    </Section>
  );
}

type OrderedProps = Pick<ManagerOrderProps, 'list' | 'ids' | 'onChange' | 'busy'>;

function Ordered({ list, ids, busy, onChange }: OrderedProps) {
  const t = useT('console-identity');
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const drop = (at: number) => {
    setOver(undefined);
    if (dragged !== undefined && dragged !== at) onChange(moved(ids, dragged, at));
  };
  return (
    <List aria-label={t(`managers.${list}`)} aria-busy={busy}>
      {ids.map((person, at) => (
        <Item
          key={person}
          draggable
          data-over={over === at && dragged !== at}
          onDragStart={() => setDragged(at)}
          onDragEnd={() => setDragged(undefined)}
          onDragOver={(event) => {
            event.preventDefault();
            setOver(at);
          }}
          onDragLeave={() => setOver(undefined)}
          onDrop={() => drop(at)}
        >
          <ItemParts
            person={person}
            at={at}
            last={at === ids.length - 1}
            busy={busy}
            list={t(`managers.${list}`)}
            onMove={(to) => onChange(moved(ids, at, to))}
            onRemove={() => onChange(ids.filter((one) => one !== person))}
          />
        </Item>
      ))}
    </List>
  );
}

type ItemProps = {
  person: string;
  at: number;
  last: boolean;
  busy: boolean;
  list: string;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function ItemParts({ person, at, last, busy, list, onMove, onRemove }: ItemProps) {
  const t = useT('console-identity');
  const { card } = usePersonCard(person);
  const who = { name: card ? fullName(card) : '…', list };
  return (
    <>
      <GripVertical className="grip" size={15} strokeWidth={1.7} aria-hidden />
      <span className="place">{at + 1}</span>
      <span className="who">
        <PersonName id={person} size="small" />
      </span>
      <IconButton
        size="small"
        aria-label={t('managers.moveUp', who)}
        disabled={busy || at === 0}
        onClick={() => onMove(at - 1)}
      >
        <ArrowUp strokeWidth={1.7} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('managers.moveDown', who)}
        disabled={busy || last}
        onClick={() => onMove(at + 1)}
      >
        <ArrowDown strokeWidth={1.7} />
      </IconButton>
      <IconButton size="small" aria-label={t('managers.removeFrom', who)} disabled={busy} onClick={onRemove}>
        <X strokeWidth={1.7} />
      </IconButton>
    </>
  );
}
