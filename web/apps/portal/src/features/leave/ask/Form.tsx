import { useState } from 'react';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { MessageSquare } from 'lucide-react';
import { useT, type Translate } from '@kadro/i18n';
import { DraftNote, HelperText, ErrorSummary, Field, isDay, phone, Sheet } from '@kadro/ui';
import { AskAside, AskFoot, AskForm as Form, AskPart, Muted } from '../../../requests/ask/parts.tsx';
import { useLeaveBalances } from '../data/queries.ts';
import { type LeaveRequest, type LeaveType } from '../data/types.ts';
import { Uploads } from '../files/Uploads.tsx';
import { KindChoice } from './fields/Kind.tsx';
import { Preview } from './Preview.tsx';
import { SendBar } from './SendBar.tsx';
import { useAskForm, type AskFormState } from './use-form.ts';
import { WhenFields } from './fields/When.tsx';

/** Side by side where both fit: buttons do not break. */
const Pair = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 10,
  '& > *': { flex: '1 1 auto' },
  '& .MuiButton-root': { flex: '1 1 auto' },
});
export interface AskFormProps {
  types: readonly LeaveType[];
  first: LeaveType | undefined;
  editing: LeaveRequest | undefined;
}

export function AskForm({ types, first, editing }: AskFormProps) {
  const t = useT('leave');
  const ask = useAskForm(types, first, editing);
  const { beginDate } = ask.draft;
  const balances = useLeaveBalances(isDay(beginDate) ? beginDate : undefined).data;
  const isPhone = useMediaQuery(phone.replace('@media ', ''), { noSsr: true });
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void ask.send();
      }}
    >
      <DraftNote draft={ask.kept} onContinue={ask.takeUp} />
      <Sheet flush>
        <ErrorSummary problems={ask.problems} />
        <AskPart title={t('ask.kind')}>
          <KindChoice ask={ask} balances={balances} />
        </AskPart>
        <AskPart title={t('ask.when')}>
          <WhenFields ask={ask} />
        </AskPart>
        <AskPart title={t('ask.note')} hint={hintOf(ask, t)}>
          <NoteFields ask={ask} isPhone={isPhone} />
        </AskPart>
      </Sheet>
      <AskAside flush>
        <Preview ask={ask} />
        {!isPhone && <SubmitFooter ask={ask} />}
      </AskAside>
      {isPhone && <SendBar ask={ask} />}
    </Form>
  );
}

/** What of reason and document may be left out: nothing is said where a field says it itself. */
function hintOf({ type }: AskFormState, t: Translate<'leave'>): string | undefined {
  if (type?.documentRequired) return t('ask.documentNeeded');
  return type?.reasonRequired ? undefined : t('ask.optional');
}

function SubmitFooter({ ask: { other, isSending, editing } }: { ask: AskFormState }) {
  const t = useT('leave');
  return (
    <AskFoot>
      <HelperText id="ask-all" error={other} />
      <Button type="submit" variant="contained" size="large" disabled={isSending}>
        {editing ? t('ask.sendChange') : t('ask.send')}
      </Button>
      <Muted>{editing ? t('ask.restarts') : t('ask.canCancel')}</Muted>
    </AskFoot>
  );
}

/** On phones the note is behind a button until there is one. */
function NoteFields({ ask, isPhone }: { ask: AskFormState; isPhone: boolean }) {
  const t = useT('leave');
  const { draft, type, errors, uploads } = ask;
  const [isOpen, setOpen] = useState(false);
  const isShown =
    !isPhone || isOpen || draft.reason !== '' || errors['reason'] !== undefined || type?.reasonRequired === true;
  const hint = [t('documents.limits'), type && t(type.documentRequired ? 'documents.needed' : 'documents.notNeeded')]
    .filter(Boolean)
    .join(' ');
  if (isShown) {
    return (
      <>
        <ReasonField ask={ask} takesFocus={isOpen} />
        <Uploads id="documents" uploads={uploads} hint={hint} error={errors['documents']} />
      </>
    );
  }
  return (
    <Pair>
      <Button
        variant="outlined"
        startIcon={<MessageSquare strokeWidth={1.7} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('ask.addNote')}
      </Button>
      <Uploads id="documents" uploads={uploads} hint={type?.documentRequired ? hint : ''} error={errors['documents']} />
    </Pair>
  );
}

const takeFocus = (element: HTMLElement | null): void => element?.focus();

function ReasonField({ ask, takesFocus }: { ask: AskFormState; takesFocus: boolean }) {
  const t = useT();
  const { draft, change, type, errors } = ask;
  return (
    <Field
      id="reason"
      label={t('field.reason')}
      required={type?.reasonRequired}
      multiline
      minRows={2}
      value={draft.reason}
      error={errors['reason']}
      onChange={({ target }) => change({ reason: target.value })}
      ref={takesFocus ? takeFocus : undefined}
    />
  );
}
