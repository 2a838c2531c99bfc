import { useT } from '@kadro/i18n';
import { Field } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { DialogBody, DialogButtons, Effect, FormDialog } from '../../../../form/Dialog.tsx';
import { useCommand } from '../../../../form/use-command.ts';
import { JoinedPerson } from '../../../../people/JoinedPerson.tsx';
import { useRights } from '../../../../server/use-rights.ts';
import { SelectionBar } from '../../../../table/selection/Bar.tsx';
import { type Selection } from '../../../../table/selection/use-selection.ts';
import { type LeaveRequestRow, type LeaveRequestTotals } from '../model.ts';
import { useWhen } from '../words.tsx';

type Result = { id: string; code?: number | string; name?: string; message?: string };
type Outcome = { approved: boolean; rows: readonly LeaveRequestRow[]; results: readonly Result[] };

const List = styled('ul')({ listStyle: 'none', display: 'grid', gap: 12, '& p': { marginBlockStart: 2 } });

export function BulkDecision({ selection }: { selection: Selection<LeaveRequestRow> }) {
  const [approved, setApproved] = useState<boolean>();
  const [outcome, setOutcome] = useState<Outcome>();
  const { rows, clear } = selection;
  return (
    <>
      <SelectionBar count={rows.length} onClear={clear}>
        <VerdictButtons onChoose={setApproved} />
      </SelectionBar>
      {approved !== undefined && (
        <DecisionDialog
          approved={approved}
          rows={rows}
          onClose={() => setApproved(undefined)}
          onDone={(results) => {
            setOutcome({ approved, rows, results });
            setApproved(undefined);
            clear();
          }}
        />
      )}
      {outcome && <OutcomeDialog outcome={outcome} onClose={() => setOutcome(undefined)} />}
    </>
  );
}

function VerdictButtons({ onChoose }: { onChoose: (approved: boolean) => void }) {
  const t = useT('console-leave');
  const { superAdmin } = useRights();
  return (
    <>
      <Button
        variant="tinted"
        color="approved"
        aria-label={superAdmin ? t('leave.approveSuper') : undefined}
        onClick={() => onChoose(true)}
      >
        {t('common:action.approve')}
      </Button>
      <Button
        variant="tinted"
        color="denied"
        aria-label={superAdmin ? t('leave.denySuper') : undefined}
        onClick={() => onChoose(false)}
      >
        {t('common:action.deny')}
      </Button>
    </>
  );
}

interface DecisionDialogProps {
  approved: boolean;
  rows: readonly LeaveRequestRow[];
  onClose: () => void;
  onDone: (results: readonly Result[]) => void;
}

function useDecideAll({ approved, rows, onDone }: DecisionDialogProps) {
  const run = useCommand();
  const [busy, setBusy] = useState(false);
  const decide = async (note: string) => {
    setBusy(true);
    const revisions = Object.fromEntries(rows.map(({ id, revision }) => [id, revision]));
    const body = { ids: rows.map(({ id }) => id), revisions, approved, ...(note && { note }) };
    const path = 'leave-requests/processes/multiple';
    const done = await run<{ results: Result[] }>({ service: 'leave', method: 'PUT', path, body, silent: true });
    setBusy(false);
    if (done) onDone(done.results);
  };
  return { decide, busy };
}

function useTotals(rows: readonly LeaveRequestRow[]) {
  const ids = rows.map(({ id }) => id);
  return useGetOne<LeaveRequestTotals>('leave-request-totals', { id: ids.join(), meta: { ids } });
}

function DecisionDialog(props: DecisionDialogProps) {
  const { approved, rows, onClose } = props;
  const t = useT('console-leave');
  const { superAdmin } = useRights();
  const [note, setNote] = useState('');
  const { decide, busy } = useDecideAll(props);
  const { data: totals } = useTotals(rows);
  return (
    <FormDialog
      title={t(approved ? 'leave.bulk.approve' : 'leave.bulk.deny', { requests: rows.length })}
      onClose={onClose}
    >
      <DialogBody>
        <Effect>
          {totals && t('leave.bulk.days', { days: totals.days })}
          {superAdmin && ` ${t('leave.asSuperAdmin')}`}
        </Effect>
        <Field
          label={t('console-fields:field.note')}
          value={note}
          multiline
          minRows={2}
          autoComplete="off"
          onChange={(event) => setNote(event.target.value)}
        />
        <DialogButtons
          submit={t(approved ? 'common:action.approve' : 'common:action.deny')}
          color={approved ? 'approved' : 'denied'}
          busy={busy}
          onSubmit={() => void decide(note.trim())}
          onClose={onClose}
        />
      </DialogBody>
    </FormDialog>
  );
}

function OutcomeDialog({ outcome: { approved, rows, results }, onClose }: { outcome: Outcome; onClose: () => void }) {
  const t = useT('console-leave');
  const when = useWhen();
  const refused = results.filter(({ name, code }) => name !== undefined || code !== undefined);
  const done = results.length - refused.length;
  return (
    <FormDialog title={t(approved ? 'leave.bulk.approved' : 'leave.bulk.denied', { requests: done })} onClose={onClose}>
      <DialogBody>
        {refused.length > 0 && <p>{t('leave.bulk.refused', { requests: refused.length })}</p>}
        <List>
          {refused.map(({ id, message, name }) => {
            const row = rows.find((one) => one.id === id);
            return (
              <li key={id}>
                <JoinedPerson card={row?.employee} size="small" /> {row && when(row)}
                <p>{message ?? name}</p>
              </li>
            );
          })}
        </List>
        <div>
          <Button variant="contained" onClick={onClose}>
            {t('common:action.close')}
          </Button>
        </div>
      </DialogBody>
    </FormDialog>
  );
}
