import { type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { Lock } from 'lucide-react';
import { useUiTexts } from '../texts.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { ink, phone } from '../tokens/vars.ts';

export interface Fact {
  id?: string;
  label: ReactNode;
  /** Nothing, '' and null are shown as a faint dash. */
  value?: ReactNode;
  /** The reader may not see the value; why, or the common word for it. */
  hidden?: ReactNode;
}

const List = styled('dl')({
  display: 'grid',
  // a label of one long word has room enough not to run into its value
  gridTemplateColumns: 'minmax(min-content, 32%) minmax(0, 1fr)',
  gap: '11px 16px',
  '& dt': { color: ink.textMuted },
  '& dd': { overflowWrap: 'anywhere' },
  [phone]: {
    '&[data-stacked="true"]': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0, '& dd': { marginBlockEnd: 12 } },
  },
});
const Faint = styled('span')({ color: ink.textFaint });
const Shut = styled('span')({ display: 'inline-flex', gap: 8, alignItems: 'center', color: ink.textMuted });

/** Labels and values of a record; `stacked` puts the value below its label on phones. */
export function FactList({ facts, stacked = false }: { facts: readonly Fact[]; stacked?: boolean }) {
  return (
    <List data-stacked={stacked}>
      {facts.map(({ id, label, value, hidden }, index) => (
        <Row key={id ?? index} label={label}>
          {hidden ? (
            <Guarded why={hidden} />
          ) : value === undefined || value === null || value === '' ? (
            <NoValue />
          ) : (
            isolated(value)
          )}
        </Row>
      ))}
    </List>
  );
}

/** A text that was typed keeps its own direction: dots and slashes of a Latin one stay at their place in Arabic. */
const isolated = (value: ReactNode): ReactNode => (typeof value === 'string' ? <bdi>{value}</bdi> : value);

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A missing value: a faint dash, read out as the word for it. */
export function NoValue() {
  const { noValue } = useUiTexts();
  return (
    <Faint>
      <span aria-hidden>–</span>
      <VisuallyHidden>{noValue}</VisuallyHidden>
    </Faint>
  );
}

function Guarded({ why }: { why: ReactNode }) {
  const { hidden } = useUiTexts();
  return (
    <Shut>
      <Lock size={15} strokeWidth={1.7} aria-hidden />
      {why === true ? hidden : why}
    </Shut>
  );
}
