import { useFormat, useT } from '@kadro/i18n';
import { feedback, ink, status, transition } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { type Counts } from './use-now.ts';

const states = ['IN', 'BREAK', 'DUTY', 'MISSING', 'ON_LEAVE', 'EXPECTED', 'OUT'] as const;
type State = (typeof states)[number];

const Line = styled('div')({ display: 'flex', gap: 2, height: 14 });
/** How a state looks, as a piece of the bar and as its square in the legend: never by its colour alone. */
const Piece = styled('span')({
  boxSizing: 'border-box',
  minWidth: 6,
  borderRadius: 3,
  border: `1px solid ${ink.fieldLine}`,
  backgroundColor: ink.surface,
  transition: transition(['flex-grow'], 'sheet'),
  '&[data-state="IN"]': { backgroundColor: ink.text, borderColor: ink.text },
  '&[data-state="BREAK"]': {
    background: `linear-gradient(${ink.text}, ${ink.text}) center / 100% 2px no-repeat`,
    borderColor: ink.textMuted,
  },
  '&[data-state="DUTY"]': { backgroundColor: ink.textMuted, borderColor: ink.textMuted },
  '&[data-state="MISSING"]': { borderColor: feedback.error.text, borderWidth: 1.5 },
  '&[data-state="ON_LEAVE"]': { border: `3px solid ${status.closed.fill}` },
  '&[data-state="EXPECTED"]': { borderStyle: 'dashed' },
});
const Legend = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: '10px 0 0',
  padding: 0,
  listStyle: 'none',
  ...(theme.typography.body2 as object),
  '& li': { display: 'inline-flex', alignItems: 'center', gap: 7 },
  '& li > span:first-of-type': { width: 12, height: 12, minWidth: 12 },
  // as a day on which somebody did not come
  '& li[data-state="MISSING"] > span:first-of-type': {
    background: [45, -45]
      .map((turn) => `linear-gradient(${turn}deg, transparent 44%, currentColor 44% 56%, transparent 56%)`)
      .join(', '),
    backgroundSize: '6px 6px',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
  },
  '& strong': { fontWeight: 600 },
  '& li[data-state="MISSING"]': { color: feedback.error.text },
  '& .all': { marginInlineStart: 'auto', color: ink.textMuted },
}));

export const peopleIn = (counts: Pick<Counts, 'states'>, state: State): number =>
  counts.states.find((one) => one.state === state)?.people ?? 0;

/** Everybody in one line, by what each does now. */
export function Bar({ counts }: { counts: Counts }) {
  const t = useT('presence');
  const { number } = useFormat();
  const shown = states.filter((state) => peopleIn(counts, state) > 0);
  return (
    <div>
      <Line aria-hidden>
        {shown.map((state) => (
          <Piece key={state} data-state={state} style={{ flex: `${peopleIn(counts, state)} 0 0` }} />
        ))}
      </Line>
      <Legend>
        {shown.map((state) => (
          <li key={state} data-state={state}>
            <Piece aria-hidden data-state={state} />
            <span>
              <strong>{number(peopleIn(counts, state))}</strong> {t(`state.${state}`)}
            </span>
          </li>
        ))}
        <li className="all">{t('people', { count: counts.people })}</li>
      </Legend>
    </div>
  );
}
