import { useT } from '@kadro/i18n';
import { DaySquare, feedback, type DaySquareProps } from '@kadro/ui';
import { type ImportRow, type Outcome } from './declaration.ts';

type Look = Pick<DaySquareProps, 'fill' | 'tone' | 'part'>;

const looks: Readonly<Record<Outcome, Look>> = {
  CREATED: { fill: 'solid', tone: 'ink' },
  CHANGED: { fill: 'solid', tone: 'ink', part: 0.5 },
  UNCHANGED: { fill: 'hollow', tone: 'grey' },
  REFUSED: { fill: 'cross', tone: 'red' },
};

/** What becomes of a row: square and word. */
export function OutcomeMark({ outcome }: { outcome: Outcome }) {
  const t = useT('console-import');
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8, whiteSpace: 'nowrap' }}>
      <DaySquare {...looks[outcome]} size="line" />
      <span style={{ color: outcome === 'REFUSED' ? feedback.error.text : undefined }}>{t(`outcome.${outcome}`)}</span>
    </span>
  );
}

export const outcomes = [
  ['CREATED', 'created'],
  ['CHANGED', 'changed'],
  ['UNCHANGED', 'unchanged'],
  ['REFUSED', 'refused'],
] as const;

export const isRunning = ({ state }: Pick<ImportRow, 'state'>): boolean =>
  state === 'RECEIVING' || state === 'CHECKING' || state === 'APPLYING';

const stateLooks: Partial<Readonly<Record<ImportRow['state'], Look>>> = {
  DONE: { fill: 'solid', tone: 'ink' },
  CHECKED: { fill: 'hollow', tone: 'grey' },
  REFUSED: { fill: 'cross', tone: 'red' },
  FAILED: { fill: 'cross', tone: 'red' },
  CANCELLED: { fill: 'hollow', tone: 'grey' },
};

export function ImportState({ of: { state } }: { of: Pick<ImportRow, 'state'> }) {
  const t = useT('console-import');
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
      <DaySquare {...(stateLooks[state] ?? { fill: 'striped', tone: 'asked' })} size="table" />
      {t(`state.${state}`)}
    </span>
  );
}
