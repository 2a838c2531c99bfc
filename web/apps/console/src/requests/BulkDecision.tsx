import { useT } from '@kadro/i18n';
import { Field } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { type ComponentType, useState } from 'react';
import { DialogBody, DialogButtons, Effect, FormDialog } from '../form/Dialog.tsx';
import { useCommand } from '../form/use-command.ts';
import { JoinedPerson } from '../people/JoinedPerson.tsx';
import { useRights } from '../server/session/use-rights.ts';
import { SelectionBar } from '../table/selection/Bar.tsx';
import { type Selection } from '../table/selection/use-selection.ts';
import { type AskedRow, type RequestKind } from './model.ts';

type Result = { id: string; code?: number | string; name?: string; message?: string };
type Outcome<T> = { approved: boolean; rows: readonly T[]; results: readonly Result[] };

const List = styled('ul')({ listStyle: 'none', display: 'grid', gap: 12, '& p': { marginBlockStart: 2 } });

interface BulkDecisionProps<T extends AskedRow> {
  of: RequestKind;
  selection: Selection<T>;
  /** When a request is for, in words. */
  when: (row: T) => string;
  /** What the requests come to, as the server counts. */
  Total?: ComponentType<{ rows: readonly T[] }>;
}

/** Approves or denies the selected requests at once, and says which were not decided and why. */
export function BulkDecision<T extends AskedRow>({ of, selection, when, Total }: BulkDecisionProps<T>) {
  const [approved, setApproved] = useState<boolean>();
  const [outcome, setOutcome] = useState<Outcome<T>>();
  const { rows, clear } = selection;
  return (
    <>
      <SelectionBar count={rows.length} onClear={clear}>
        <VerdictButtons onChoose={setApproved} />
      </SelectionBar>
      {approved !== undefined && (
        <DecisionDialog
          of={of}
          approved={approved}
          rows={rows}
          Total={Total}
          onClose={() => setApproved(undefined)}
          onDone={(results) => {
            setOutcome({ approved, rows, results });
            setApproved(undefined);
            clear();
          }}
        />
      )}
      {outcome && <OutcomeDialog outcome={outcome} when={when} onClose={() => setOutcome(undefined)} />}
    </>
  );
}

function VerdictButtons({ onChoose }: { onChoose: (approved: boolean) => void }) {
  const t = useT('console-requests');
  const { superAdmin } = useRights();
  return (
    <>
      <Button
        variant="tinted"
        color="approved"
        aria-label={superAdmin ? t('approveSuper') : undefined}
        onClick={() => onChoose(true)}
      >
        {t('common:action.approve')}
      </Button>
      <Button
        variant="tinted"
        color="denied"
        aria-label={superAdmin ? t('denySuper') : undefined}
        onClick={() => onChoose(false)}
      >
        {t('common:action.deny')}
      </Button>
    </>
  );
}

interface DecisionDialogProps<T extends AskedRow> extends Pick<BulkDecisionProps<T>, 'of' | 'Total'> {
  approved: boolean;
  rows: readonly T[];
  onClose: () => void;
  onDone: (results: readonly Result[]) => void;
}

function useDecideAll<T extends AskedRow>({ of, approved, rows, onDone }: DecisionDialogProps<T>) {
  const run = useCommand();
  const [busy, setBusy] = useState(false);
  const decide = async (note: string) => {
    setBusy(true);
    const revisions = Object.fromEntries(rows.map(({ id, revision }) => [id, revision]));
    const body = { ids: rows.map(({ id }) => id), revisions, approved, ...(note && { note }) };
    const path = `${of.path}/processes/multiple`;
    const done = await run<{ results: Result[] }>({ service: of.service, method: 'PUT', path, body, silent: true });
    setBusy(false);
    if (done) onDone(done.results);
  };
  return { decide, busy };
}

function DecisionDialog<T extends AskedRow>(props: DecisionDialogProps<T>) {
  const { approved, rows, Total, onClose } = props;
  const t = useT('console-requests');
  const { superAdmin } = useRights();
  const [note, setNote] = useState('');
  const { decide, busy } = useDecideAll(props);
  return (
    <FormDialog title={t(approved ? 'bulk.approve' : 'bulk.deny', { requests: rows.length })} onClose={onClose}>
      <DialogBody>
        <Effect>
          {Total && <Total rows={rows} />}
          {superAdmin && ` ${t('asSuperAdmin')}`}
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

interface OutcomeDialogProps<T extends AskedRow> extends Pick<BulkDecisionProps<T>, 'when'> {
  outcome: Outcome<T>;
  onClose: () => void;
}

function OutcomeDialog<T extends AskedRow>({ outcome, when, onClose }: OutcomeDialogProps<T>) {
  const t = useT('console-requests');
  const { approved, rows, results } = outcome;
  const refused = results.filter(({ name, code }) => name !== undefined || code !== undefined);
  const done = results.length - refused.length;
  return (
    <FormDialog title={t(approved ? 'bulk.approved' : 'bulk.denied', { requests: done })} onClose={onClose}>
      <DialogBody>
        {refused.length > 0 && <p>{t('bulk.refused', { requests: refused.length })}</p>}
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
