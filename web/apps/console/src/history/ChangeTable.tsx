import { useFormat, useT } from '@kadro/i18n';
import { ink, Person, phone, radius, status as tones, VisuallyHidden } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { fullName } from '../people/person.ts';
import { type HistoryRow } from '../server/data-provider.ts';
import { type HistoryTexts } from '../fields/history-texts.ts';
import { ChangeRow } from './ChangeRow.tsx';
import { useActors } from './use-words.ts';

const Table = styled('table')(({ theme }) => ({
  ...(theme.typography.dense as object),
  width: '100%',
  borderCollapse: 'collapse',
  '& th': {
    ...(theme.typography.label as object),
    color: ink.textMuted,
    textAlign: 'start',
    height: 40,
    padding: '0 8px',
    borderBlockEnd: `1px solid ${ink.lineStrong}`,
  },
  '& td': { padding: '8px', verticalAlign: 'top', borderBlockEnd: `1px solid ${ink.line}`, overflowWrap: 'anywhere' },
  '& tr[data-state="PLANNED"] td': { borderBlockEndStyle: 'dashed', color: ink.textMuted },
  '& tr[data-state="REVOKED"] td': { color: ink.textMuted, '& .values': { textDecoration: 'line-through' } },
  '& tr[data-late="true"] td': { backgroundColor: tones.needExtraDetail.tint },
  '& td.day': { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& td:first-of-type, & th:first-of-type': { width: 32, paddingInlineStart: 16 },
  '& td > svg': { marginBlockStart: 4 },
  '& button': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    padding: 0,
    cursor: 'pointer',
    borderRadius: radius.chip,
    minHeight: 24,
    marginBlock: -2,
    '&:hover': { textDecoration: 'underline' },
  },
  [phone]: { '& .recorded, & th.recorded': { display: 'none' } },
  '@container (max-width: 620px)': { '& .recorded, & th.recorded': { display: 'none' } },
}));
const Scroll = styled('div')({ containerType: 'inline-size', overflowX: 'auto', minWidth: 0 });
const SelectedDay = styled('tr')(({ theme }) => ({
  '& > td': { padding: 0, borderBlockEnd: 0, height: 0, position: 'relative' },
  '& hr': {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: -1,
    margin: 0,
    border: 0,
    height: 2,
    backgroundColor: ink.frame,
  },
  '& span': {
    ...(theme.typography.tick as object),
    position: 'absolute',
    insetInlineEnd: 12,
    insetBlockStart: -10,
    padding: '2px 8px',
    borderRadius: radius.chip,
    color: ink.surface,
    backgroundColor: ink.frame,
    whiteSpace: 'nowrap',
  },
}));

export interface ChangeTableProps {
  of: HistoryTexts;
  /** Latest day first. */
  entries: readonly HistoryRow[];
  day: string;
  onDay: (day: string) => void;
}

export function ChangeTable({ of, entries, day, onDay }: ChangeTableProps) {
  const t = useT('time');
  const { dateInSentence } = useFormat();
  const below = entries.findIndex(({ on }) => on <= day);
  return (
    <Scroll>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('change.state')}</VisuallyHidden>
            </th>
            <th scope="col">{t('change.day')}</th>
            <th scope="col">{t('change.what')}</th>
            <th scope="col">{t('change.by')}</th>
            <th scope="col" className="recorded">
              {t('change.recorded')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Rows of={of} entries={entries} below={below} selectedDate={dateInSentence(day)} onDay={onDay} />
        </tbody>
      </Table>
    </Scroll>
  );
}

interface RowsProps extends Pick<ChangeTableProps, 'of' | 'entries' | 'onDay'> {
  /** The first entry on or before the selected day. */
  below: number;
  selectedDate: string;
}

function Rows({ of, entries, below, selectedDate, onDay }: RowsProps) {
  const actors = useActors(entries);
  return entries.map((entry, at) => {
    const card = actors.get(entry.actor);
    return (
      <Fragment key={entry.id}>
        {at === below && at > 0 && (
          <SelectedDay>
            <td colSpan={5}>
              <hr />
              <span>{selectedDate}</span>
            </td>
          </SelectedDay>
        )}
        <ChangeRow
          of={of}
          entry={entry}
          onDay={onDay}
          who={card && <Person id={card.id} name={fullName(card)} image={card.imageUrl} size="tiny" />}
        />
      </Fragment>
    );
  });
}
