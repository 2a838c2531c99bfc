import { useT } from '@kadro/i18n';
import { ink, radius, Section, VisuallyHidden } from '@kadro/ui';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { useId, useState } from 'react';
import { PersonPicker } from '../../../../form/inputs/pickers.tsx';
import { PersonName } from '../../../../people/PersonName.tsx';
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
  /** Ids that may not be added. */
  exclude: readonly string[];
  onChange: (ids: string[]) => Promise<unknown>;
}

/** One ordered list of managers: add by search, reorder by buttons or by dragging, remove. */
export function ManagerOrder({ list, ids, exclude, onChange }: ManagerOrderProps) {
  const t = useT('console-identity');
  const id = useId();
  const [busy, setBusy] = useState(false);
  const change = async (next: string[]) => {
    setBusy(true);
    await onChange(next).finally(() => setBusy(false));
  };
  return (
    <Section title={t(`managers.${list}`)}>
      {ids.length === 0 ? (
        <None>{t(list === 'generalManagers' ? 'managers.noneGeneral' : 'managers.none')}</None>
      ) : (
        <Ordered list={list} ids={ids} busy={busy} onChange={change} />
      )}
      <div className="no-print">
        <PersonPicker
          key={ids.length}
          id={`${id}-add`}
          label={t('managers.add')}
          value=""
          exclude={exclude}
          onChange={(person) => person && void change([...ids, person])}
        />
      </div>
      <VisuallyHidden aria-live="polite">{busy ? t('common:state.saving') : ''}</VisuallyHidden>
    </Section>
  );
}

type OrderedProps = Pick<ManagerOrderProps, 'list' | 'ids' | 'onChange'> & { busy: boolean };

function Ordered({ list, ids, busy, onChange }: OrderedProps) {
  const t = useT('console-identity');
  const id = useId();
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const drop = (at: number) => {
    setOver(undefined);
    if (dragged !== undefined && dragged !== at) void onChange(moved(ids, dragged, at));
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
            nameId={`${id}-${at}`}
            onMove={(to) => void onChange(moved(ids, at, to))}
            onRemove={() => void onChange(ids.filter((one) => one !== person))}
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
  nameId: string;
  onMove: (to: number) => void;
  onRemove: () => void;
};

function ItemParts({ person, at, last, busy, nameId, onMove, onRemove }: ItemProps) {
  const t = useT();
  return (
    <>
      <GripVertical className="grip" size={15} strokeWidth={1.7} aria-hidden />
      <span className="place">{at + 1}</span>
      <span className="who" id={nameId}>
        <PersonName id={person} size="small" />
      </span>
      <IconButton
        size="small"
        aria-label={t('common:action.moveUp')}
        aria-describedby={nameId}
        disabled={busy || at === 0}
        onClick={() => onMove(at - 1)}
      >
        <ArrowUp strokeWidth={1.7} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('common:action.moveDown')}
        aria-describedby={nameId}
        disabled={busy || last}
        onClick={() => onMove(at + 1)}
      >
        <ArrowDown strokeWidth={1.7} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('common:action.remove')}
        aria-describedby={nameId}
        disabled={busy}
        onClick={onRemove}
      >
        <X strokeWidth={1.7} />
      </IconButton>
    </>
  );
}
