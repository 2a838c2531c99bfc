import { ApiError, type CommandResult } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { Field, ink, radius, useToast } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useRefresh } from 'react-admin';
import { refusalText, useSendCommand } from '../form/use-command.ts';
import { fullName } from '../people/person.ts';
import { useRights } from '../server/session/use-rights.ts';
import { type AskedRow, type RequestKind } from './model.ts';

const Box = styled('section')({
  display: 'grid',
  gap: 12,
  padding: 14,
  border: `1px solid ${ink.line}`,
  borderRadius: radius.control,
  '@media print': { display: 'none' },
});
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, justifyContent: 'flex-end' });
const Muted = styled('p')({ color: ink.textMuted });

type Verdict = 'approve' | 'deny' | 'detail';

const statusAfter = { approve: 'APPROVED', deny: 'DENIED', detail: 'NEED_EXTRA_DETAIL' } as const;
const nameOf = ({ employee }: AskedRow): string => (employee ? fullName(employee) : '–');

interface DecisionProps {
  of: RequestKind;
  request: AskedRow;
  /** When it is for, in words. */
  when: string;
}

/** A refusal is shown at the note or as a toast; after the latter the request is read again, as it may have changed. */
function useDecide({ of, request, when }: DecisionProps) {
  const t = useT('console-requests');
  const send = useSendCommand();
  const toast = useToast();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const decide = async (verdict: Verdict, note: string) => {
    const detail = verdict === 'detail';
    const path = `${of.path}/processes/${request.id}${detail ? '/need-extra-detail' : ''}`;
    const body = {
      ...(!detail && { approved: verdict === 'approve' }),
      ...(note.trim() && { note: note.trim() }),
      revision: request.revision,
    };
    setBusy(true);
    setProblem(undefined);
    try {
      await send<CommandResult>({ service: of.service, method: 'PUT', path, body, silent: true });
      toast({
        text: t(`said.${verdict}`, { what: `${nameOf(request)} · ${when}` }),
        status: statusAfter[verdict],
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const atNote = error.fields?.['note'];
      if (typeof atNote === 'string') return setProblem(atNote);
      toast({ text: refusalText(error, t) });
      refresh();
    } finally {
      setBusy(false);
    }
  };
  return { decide, busy, problem };
}

/** The decision on one request; a super admin's buttons say so in their names. */
export function Decision(props: DecisionProps) {
  const { request } = props;
  const t = useT('console-requests');
  const id = useId();
  const { superAdmin } = useRights();
  const [note, setNote] = useState('');
  const { decide, busy, problem } = useDecide(props);
  if (!request.canDecide) return null;
  return (
    <Box aria-label={t('decision')}>
      {superAdmin && <Muted>{t('asSuperAdmin')}</Muted>}
      <Field
        id={id}
        label={t('console-fields:field.note')}
        value={note}
        error={problem}
        multiline
        minRows={2}
        autoComplete="off"
        onChange={(event) => setNote(event.target.value)}
      />
      <VerdictButtons disabled={busy} onDecide={(verdict) => void decide(verdict, note)} />
    </Box>
  );
}

const verdicts = [
  { verdict: 'detail', variant: 'outlined', color: 'detail', label: 'askDetail', bySuper: undefined },
  { verdict: 'deny', variant: 'outlined', color: 'denied', label: 'common:action.deny', bySuper: 'denySuper' },
  {
    verdict: 'approve',
    variant: 'contained',
    color: 'approved',
    label: 'common:action.approve',
    bySuper: 'approveSuper',
  },
] as const;

function VerdictButtons({ disabled, onDecide }: { disabled: boolean; onDecide: (verdict: Verdict) => void }) {
  const t = useT('console-requests');
  const { superAdmin } = useRights();
  return (
    <Buttons>
      {verdicts.map(({ verdict, label, bySuper, ...look }) => (
        <Button
          key={verdict}
          {...look}
          aria-label={superAdmin && bySuper ? t(bySuper) : undefined}
          disabled={disabled}
          onClick={() => onDecide(verdict)}
        >
          {t(label)}
        </Button>
      ))}
    </Buttons>
  );
}
