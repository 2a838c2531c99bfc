import { type KeyboardEvent, type RefObject } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { Field, ink, KeyHint } from '@kadro/ui';
import { type LeaveRequest } from '../../data/types.ts';
import { WaitingFor } from './WaitingFor.tsx';
import { type DecisionKind } from './use-decisions.ts';
import { type DecisionDraft } from './use-draft.ts';

const Foot = styled('div')({
  display: 'grid',
  gap: 10,
  padding: '14px 28px',
  borderBlockStart: `1px solid ${ink.line}`,
  backgroundColor: ink.surface,
  '@media print': { display: 'none' },
});
const Row = styled('div')({
  display: 'flex',
  alignItems: 'end',
  gap: 10,
  flexWrap: 'wrap',
  '& > div:first-of-type': { flex: '1 1 220px' },
});
const Buttons = styled('div')({ display: 'flex', justifyContent: 'end', gap: 10, marginInlineStart: 'auto' });
const Notice = styled('p')(({ theme }) => ({ ...theme.typography.label, color: ink.textMuted }));

export interface DecisionBarProps {
  /** The requester, who will read the note: for its label. */
  reader: string;
  draft: DecisionDraft;
  /** Decided by a super admin in place of the approvers. */
  asSuperAdmin: boolean;
  noteRef: RefObject<HTMLInputElement | null>;
  onAct: (act: DecisionKind) => void;
}

/** Below a request that the reader cannot decide: who has to decide it now. */
export function WaitingBar({ request }: { request: LeaveRequest }) {
  return (
    <Foot>
      <WaitingFor request={request} />
    </Foot>
  );
}

/** The decision on the open request: a note and three buttons, each in the colour of the resulting status. */
export function DecisionBar({ reader, draft, asSuperAdmin, noteRef, onAct }: DecisionBarProps) {
  const t = useT('inbox');
  const { note, wish, problem, busy } = draft;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && wish) onAct(wish);
    if (event.key === 'Escape') {
      draft.setWish(null);
      noteRef.current?.blur();
    }
  };
  const label = wish === 'detail' ? t('noteDetail') : wish === 'deny' ? t('noteDeny') : t('note', { name: reader });
  return (
    <Foot>
      {asSuperAdmin && <Notice>{t('asSuperAdmin')}</Notice>}
      <Row>
        <Field
          ref={noteRef}
          label={label}
          value={note}
          error={problem}
          disabled={busy}
          onChange={({ target }) => draft.setNote(target.value)}
          onKeyDown={onKeyDown}
          inputProps={{ maxLength: 1000 }}
        />
        <Buttons>
          {wish ? (
            <ConfirmButtons wish={wish} busy={busy} onAct={onAct} onBack={() => draft.setWish(null)} />
          ) : (
            <DecisionButtons busy={busy} onAct={onAct} />
          )}
        </Buttons>
      </Row>
    </Foot>
  );
}

function DecisionButtons({ busy, onAct }: { busy: boolean; onAct: (act: DecisionKind) => void }) {
  const t = useT('inbox');
  return (
    <>
      <Button
        variant="outlined"
        color="detail"
        disabled={busy}
        onClick={() => onAct('detail')}
        endIcon={<KeyHint keys={['Q']} />}
        aria-keyshortcuts="q"
      >
        {t('action.requestDetail')}
      </Button>
      <Button
        variant="outlined"
        color="denied"
        disabled={busy}
        onClick={() => onAct('deny')}
        endIcon={<KeyHint keys={['D']} />}
        aria-keyshortcuts="d"
      >
        {t('common:action.deny')}
      </Button>
      <Button
        variant="contained"
        color="approved"
        disabled={busy}
        onClick={() => onAct('approve')}
        startIcon={<Check strokeWidth={1.7} aria-hidden />}
        endIcon={<KeyHint keys={['A']} />}
        aria-keyshortcuts="a"
      >
        {t('common:action.approve')}
      </Button>
    </>
  );
}

interface ConfirmButtonsProps extends Pick<DecisionBarProps, 'onAct'> {
  wish: 'deny' | 'detail';
  busy: boolean;
  onBack: () => void;
}

/** Shown while the note is open: pressing the same button again sends the decision. */
function ConfirmButtons({ wish, busy, onAct, onBack }: ConfirmButtonsProps) {
  const t = useT('inbox');
  return (
    <>
      <Button color="inherit" disabled={busy} onClick={onBack}>
        {t('common:action.dismiss')}
      </Button>
      <Button
        variant="contained"
        color={wish === 'deny' ? 'denied' : 'detail'}
        disabled={busy}
        onClick={() => onAct(wish)}
      >
        {t(wish === 'deny' ? 'common:action.deny' : 'action.requestDetail')}
      </Button>
    </>
  );
}
