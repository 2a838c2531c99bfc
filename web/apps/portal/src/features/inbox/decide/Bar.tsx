import { type KeyboardEvent, type RefObject } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useT } from '@kadro/i18n';
import { DraftNote, Field, ink, KeyHint } from '@kadro/ui';
import { type AnyRequest } from '../../../requests/types.ts';
import { WaitingFor } from './WaitingFor.tsx';
import { type DecisionKind } from './decision.ts';
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
  /** The request that is decided: “Ayşe Demir, 26–30 Oct”. */
  what: string;
  draft: DecisionDraft;
  /** Decided by a super admin in place of the approvers. */
  asSuperAdmin: boolean;
  noteRef: RefObject<HTMLInputElement | null>;
  onAct: (act: DecisionKind) => void;
}

/** Below a request that the reader cannot decide: who has to decide it now. */
export function WaitingBar({ request }: { request: AnyRequest }) {
  return (
    <Foot>
      <WaitingFor request={request} />
    </Foot>
  );
}

export function DecisionBar({ reader, what, draft, asSuperAdmin, noteRef, onAct }: DecisionBarProps) {
  const t = useT('inbox');
  const { note, wish, problem } = draft;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && wish) onAct(wish);
    if (event.key === 'Escape') {
      draft.setWish(null);
      noteRef.current?.blur();
    }
  };
  const label = wish === 'detail' ? t('noteDetail') : wish === 'deny' ? t('noteDeny') : t('note', { name: reader });
  return (
    <Foot data-draft>
      <DraftNote draft={draft.earlier} onContinue={draft.earlier.takeUp} />
      {asSuperAdmin && <Notice>{t('asSuperAdmin')}</Notice>}
      <Row>
        <Field
          ref={noteRef}
          label={label}
          value={note}
          error={problem}
          onChange={({ target }) => draft.setNote(target.value)}
          onKeyDown={onKeyDown}
          inputProps={{ maxLength: 1000 }}
        />
        <Buttons>
          {wish ? (
            <ConfirmButtons wish={wish} what={what} onAct={onAct} onBack={() => draft.setWish(null)} />
          ) : (
            <DecisionButtons what={what} onAct={onAct} />
          )}
        </Buttons>
      </Row>
    </Foot>
  );
}

function DecisionButtons({ what, onAct }: Pick<DecisionBarProps, 'what' | 'onAct'>) {
  const t = useT('inbox');
  return (
    <>
      <Button
        variant="outlined"
        color="detail"
        onClick={() => onAct('detail')}
        endIcon={<KeyHint keys={['Q']} />}
        aria-keyshortcuts="q"
        aria-label={`${t('action.requestDetail')}: ${what}`}
      >
        {t('action.requestDetail')}
      </Button>
      <Button
        variant="outlined"
        color="denied"
        onClick={() => onAct('deny')}
        endIcon={<KeyHint keys={['D']} />}
        aria-keyshortcuts="d"
        aria-label={`${t('common:action.deny')}: ${what}`}
      >
        {t('common:action.deny')}
      </Button>
      <Button
        variant="contained"
        color="approved"
        onClick={() => onAct('approve')}
        startIcon={<Check strokeWidth={1.7} aria-hidden />}
        endIcon={<KeyHint keys={['A']} />}
        aria-keyshortcuts="a"
        aria-label={`${t('common:action.approve')}: ${what}`}
      >
        {t('common:action.approve')}
      </Button>
    </>
  );
}

interface ConfirmButtonsProps extends Pick<DecisionBarProps, 'what' | 'onAct'> {
  wish: 'deny' | 'detail';
  onBack: () => void;
}

/** Shown while the note is open: pressing the same button again sends the decision. */
function ConfirmButtons({ wish, what, onAct, onBack }: ConfirmButtonsProps) {
  const t = useT('inbox');
  const word = t(wish === 'deny' ? 'common:action.deny' : 'action.requestDetail');
  return (
    <>
      <Button color="inherit" onClick={onBack}>
        {t('common:action.dismiss')}
      </Button>
      <Button
        variant="contained"
        color={wish === 'deny' ? 'denied' : 'detail'}
        onClick={() => onAct(wish)}
        aria-label={`${word}: ${what}`}
      >
        {word}
      </Button>
    </>
  );
}
