import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { CheckField, HelperText, ink, isDay } from '@kadro/ui';
import { nameOf, type PersonCard } from '../../../people/types.ts';
import { DayField, ShiftField } from './fields.tsx';
import { type PlannableShift } from './questions.ts';
import { type Outcomes, type Span, usePlanningOfSeveral } from './use-planning.ts';

const Content = styled(DialogContent)({ display: 'grid', gap: 16, alignContent: 'start' });
const Actions = styled(DialogActions)({
  flexWrap: 'wrap',
  gap: 8,
  '& > .MuiButton-root': { flex: '0 1 auto', margin: 0 },
});
const People = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0, maxHeight: 260, overflow: 'auto' });
const Days = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))', gap: 12 });
const Rows = styled('ul')({ listStyle: 'none', display: 'grid', gap: 4, color: ink.textMuted });

interface BulkDialogProps {
  people: readonly PersonCard[];
  shifts: readonly PlannableShift[];
  from: string;
  to: string;
  onClose: () => void;
}

/** What is chosen, and what comes of it. */
function useBulk(span: Span) {
  const { plan, remove, isBusy, error } = usePlanningOfSeveral();
  const [ids, setIds] = useState<readonly string[]>([]);
  const [from, setFrom] = useState(span.from);
  const [to, setTo] = useState(span.to);
  const [shiftId, setShift] = useState('');
  const [outcomes, setOutcomes] = useState<Outcomes>();
  const chosen = { from, to };
  return {
    ...chosen,
    ids,
    shiftId,
    isBusy,
    error,
    outcomes,
    setFrom,
    setTo,
    setShift,
    isReady: ids.length > 0 && isDay(from) && isDay(to) && from <= to,
    toggle: (one: string) => setIds(ids.includes(one) ? ids.filter((other) => other !== one) : [...ids, one]),
    plan: async () => setOutcomes((await plan([...ids], shiftId, chosen))?.results),
    remove: async () => setOutcomes((await remove([...ids], chosen))?.results),
  };
}

/** A shift of several people from a day to another, or all of theirs out of the plan; each is answered for itself. */
export function BulkDialog({ people, shifts, onClose, ...span }: BulkDialogProps) {
  const t = useT('team');
  const id = useId();
  const bulk = useBulk(span);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{t('several')}</DialogTitle>
      <Content>
        <Choice people={people} ids={bulk.ids} onToggle={bulk.toggle} />
        <Days>
          <DayField label={t('from')} value={bulk.from} onDay={bulk.setFrom} />
          <DayField label={t('until')} value={bulk.to} onDay={bulk.setTo} min={bulk.from} />
        </Days>
        <ShiftField shifts={shifts} value={bulk.shiftId} onShift={bulk.setShift} />
        <div role="alert">
          <HelperText id={id} error={bulk.error} />
        </div>
        {bulk.outcomes && <Results outcomes={bulk.outcomes} people={people} />}
      </Content>
      <Actions>
        <Button variant="outlined" onClick={onClose}>
          {t('common:action.close')}
        </Button>
        <Button variant="outlined" disabled={!bulk.isReady || bulk.isBusy} onClick={() => void bulk.remove()}>
          {t('removeAll')}
        </Button>
        <Button
          variant="contained"
          disabled={!bulk.isReady || bulk.shiftId === ''}
          loading={bulk.isBusy}
          onClick={() => void bulk.plan()}
        >
          {t('plan')}
        </Button>
      </Actions>
    </Dialog>
  );
}

interface ChoiceProps {
  people: readonly PersonCard[];
  ids: readonly string[];
  onToggle: (id: string) => void;
}

function Choice({ people, ids, onToggle }: ChoiceProps) {
  const t = useT('team');
  return (
    <People aria-label={t('people')}>
      {people.map((person) => (
        <CheckField
          key={person.id}
          label={nameOf(person)}
          checked={ids.includes(person.id)}
          onChange={() => onToggle(person.id)}
        />
      ))}
    </People>
  );
}

function Results({ outcomes, people }: { outcomes: Outcomes; people: readonly PersonCard[] }) {
  const t = useT('team');
  const nameAt = (id: string) => {
    const person = people.find((one) => one.id === id);
    return person ? nameOf(person) : '';
  };
  return (
    <Rows aria-live="polite">
      {outcomes.map(({ id, name, message }) => (
        <li key={id}>
          <b>{nameAt(id)}</b> {name === undefined ? t('done') : (message ?? name)}
        </li>
      ))}
    </Rows>
  );
}
