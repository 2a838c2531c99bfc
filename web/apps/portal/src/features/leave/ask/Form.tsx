import { useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/material/styles';
import { MessageSquare } from 'lucide-react';
import { useT, type Translate } from '@kadro/i18n';
import { DraftNote, HelperText, ErrorSummary, Field, ink, isDay, phone, Sheet } from '@kadro/ui';
import { useLeaveBalances } from '../data/queries.ts';
import { type LeaveRequest, type LeaveType } from '../data/types.ts';
import { Uploads } from '../files/Uploads.tsx';
import { KindChoice } from './fields/Kind.tsx';
import { Preview } from './Preview.tsx';
import { SendBar } from './SendBar.tsx';
import { useAskForm, type AskFormState } from './use-form.ts';
import { WhenFields } from './fields/When.tsx';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 'inherit',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 374px)' },
  [phone]: { paddingBlockEnd: 80 },
}));
const Row = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: '8px 20px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 20,
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${ink.line}` },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '110px minmax(0, 1fr)' },
  [phone]: { padding: 14 },
}));
const Name = styled('h2')(({ theme }) => ({
  ...(theme.typography.strong as object),
  '& small': { ...theme.typography.label, display: 'block', fontWeight: 450, color: ink.textMuted },
}));
const Fields = styled('div')({ display: 'grid', gap: 12, minWidth: 0 });
/** Side by side where both fit: buttons do not break. */
const Pair = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 10,
  '& > *': { flex: '1 1 auto' },
  '& .MuiButton-root': { flex: '1 1 auto' },
});
const Foot = styled('div')({ display: 'grid', gap: 8, padding: '0 20px 20px', textAlign: 'center' });
const Muted = styled('p')(({ theme }) => ({ ...theme.typography.label, fontWeight: 450, color: ink.textMuted }));
const Aside = styled(Sheet)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { position: 'sticky', insetBlockStart: 24 },
}));

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
        <Part title={t('ask.kind')}>
          <KindChoice ask={ask} balances={balances} />
        </Part>
        <Part title={t('ask.when')}>
          <WhenFields ask={ask} />
        </Part>
        <Part title={t('ask.note')} hint={hintOf(ask, t)}>
          <NoteFields ask={ask} isPhone={isPhone} />
        </Part>
      </Sheet>
      <Aside flush>
        <Preview ask={ask} />
        {!isPhone && <SubmitFooter ask={ask} />}
      </Aside>
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
    <Foot>
      <HelperText id="ask-all" error={other} />
      <Button type="submit" variant="contained" size="large" disabled={isSending}>
        {editing ? t('ask.sendChange') : t('ask.send')}
      </Button>
      <Muted>{editing ? t('ask.restarts') : t('ask.canCancel')}</Muted>
    </Foot>
  );
}

function Part({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  return (
    <Row>
      <Name>
        {title}
        {hint && <small>{hint}</small>}
      </Name>
      <Fields>{children}</Fields>
    </Row>
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
