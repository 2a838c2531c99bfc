import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { DaySquare } from '../dates/DaySquare.tsx';
import { NoValue } from './FactList.tsx';
import { Person, type PersonAvatarProps } from '../people/Person.tsx';
import { useUiTexts } from '../texts.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { ink, phone, status } from '../tokens/vars.ts';

export interface HistoryChange {
  field: string;
  old?: ReactNode;
  new?: ReactNode;
}

export interface HistoryEntry {
  id: string;
  when: ReactNode;
  /** What it was, where the changed fields do not say it by themselves. */
  what?: ReactNode;
  who?: Omit<PersonAvatarProps, 'size'>;
  changes?: readonly HistoryChange[];
  /** `planned` is still to come (dashed), `late` was recorded after the fact (blue-grey). */
  kind?: 'planned' | 'late';
}

const List = styled('ol')({ listStyle: 'none', containerType: 'inline-size' });
const narrow = {
  gridTemplateColumns: '16px minmax(0, 1fr) auto',
  '& > .what': { gridColumn: '2 / -1', gridRow: 2 },
  '& > .who': { gridColumn: 3, gridRow: 1 },
};
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '16px minmax(88px, 130px) minmax(0, 1fr) minmax(0, auto)',
  gap: '2px 12px',
  alignItems: 'start',
  padding: '9px 0',
  borderBlockEnd: `1px solid ${ink.line}`,
  '& > svg': { marginBlockStart: 4 },
  '&:last-child': { borderBlockEnd: 0 },
  '&[data-kind="planned"]': { borderBlockEndStyle: 'dashed' },
  '&[data-kind="late"]': { backgroundColor: status.needExtraDetail.tint },
  [phone]: narrow,
  '@container (max-width: 460px)': narrow,
});
const When = styled('bdi')({
  justifySelf: 'start',
  color: ink.text,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const Change = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 8px',
  color: ink.textMuted,
  '& b': { color: ink.text },
});
const Arrow = styled('span')({
  display: 'inline-block',
  color: ink.textFaint,
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
});

export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <List>
      {entries.map(({ id, when, what, who, changes = [], kind }) => (
        <Item key={id} data-kind={kind}>
          <DaySquare
            fill={kind === 'planned' ? 'dashed' : 'solid'}
            size="line"
            tone={kind === 'late' ? 'detail' : 'ink'}
          />
          <When>{when}</When>
          <div className="what">
            {what && <strong>{what}</strong>}
            {changes.map((change) => (
              <OneChange key={change.field} {...change} />
            ))}
          </div>
          <div className="who">{who && <Person {...who} size="tiny" />}</div>
        </Item>
      ))}
    </List>
  );
}

const shown = (value: ReactNode) => (value === undefined || value === null || value === '' ? <NoValue /> : value);

function OneChange({ field, old, new: now }: HistoryChange) {
  const texts = useUiTexts();
  return (
    <Change>
      <span>{field}</span>
      <bdi>{shown(old)}</bdi>
      <Arrow aria-hidden>→</Arrow>
      <VisuallyHidden>{texts.becomes}</VisuallyHidden>
      <b>
        <bdi>{shown(now)}</bdi>
      </b>
    </Change>
  );
}
