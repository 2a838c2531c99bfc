import { type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useT } from '@kadro/i18n';
import { DraftNote, ErrorSummary, Field, HelperText, ink, Sheet } from '@kadro/ui';
import { Breadcrumbs } from '../../../../parts/Breadcrumbs.tsx';
import { Page } from '../../../../parts/Page.tsx';
import { AskAside, AskFoot, AskForm, AskPart } from '../../../../requests/ask/parts.tsx';
import { WhoWillDecide } from '../../../../requests/ask/WhoWillDecide.tsx';
import { timeHome } from '../../paths.ts';
import { shiftPaths } from '../paths.ts';
import { type Ask } from './use-ask.ts';

const Block = styled('div')({ padding: 20, '& + &': { borderBlockStart: `1px solid ${ink.line}` } });

interface FrameProps<D extends Record<string, string> & { reason: string }> {
  title: string;
  ask: Ask<D>;
  onReason: (reason: string) => void;
  isReasonOptional?: boolean;
  /** What is known beside the form. */
  aside: ReactNode;
  children: ReactNode;
}

/** A page that asks the shift managers for something: fields, a reason, who decides. */
export function AskFrame<D extends Record<string, string> & { reason: string }>({
  title,
  ask,
  onReason,
  isReasonOptional = false,
  aside,
  children,
}: FrameProps<D>) {
  const t = useT('leave');
  const pages = [
    { path: timeHome, label: t('portal:nav.time') },
    { path: shiftPaths.own, label: t('portal:nav.shiftRequests') },
  ];
  return (
    <Page title={title} breadcrumbs={<Breadcrumbs pages={pages} />}>
      <AskForm
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void ask.submit();
        }}
      >
        <DraftNote draft={ask.kept} onContinue={ask.takeUp} />
        <Sheet flush>
          <ErrorSummary problems={ask.problems} />
          {children}
          <ReasonPart
            reason={ask.draft.reason}
            error={ask.errors['reason']}
            isOptional={isReasonOptional}
            onChange={onReason}
          />
        </Sheet>
        <Aside error={ask.errors['']} isSending={ask.isSending}>
          {aside}
        </Aside>
      </AskForm>
    </Page>
  );
}

interface ReasonProps {
  reason: string;
  error: string | undefined;
  isOptional: boolean;
  onChange: (reason: string) => void;
}

function ReasonPart({ reason, error, isOptional, onChange }: ReasonProps) {
  const t = useT('leave');
  return (
    <AskPart title={t('common:field.reason')} hint={isOptional ? t('ask.optional') : undefined}>
      <Field
        id="reason"
        label={t('common:field.reason')}
        multiline
        minRows={2}
        required={!isOptional}
        value={reason}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      />
    </AskPart>
  );
}

interface AsideProps {
  error: string | undefined;
  isSending: boolean;
  children: ReactNode;
}

function Aside({ children, ...foot }: AsideProps) {
  const t = useT('timesheet');
  return (
    <AskAside flush>
      {children && <Block>{children}</Block>}
      <Block>
        <WhoWillDecide managers="shiftManagers" nobody={t('requests.nobodyEntered')} />
      </Block>
      <SubmitFoot {...foot} />
    </AskAside>
  );
}

function SubmitFoot({ error, isSending }: Omit<AsideProps, 'children'>) {
  const t = useT('leave');
  return (
    <AskFoot>
      <HelperText id="ask-all" error={error} />
      <Button type="submit" variant="contained" size="large" disabled={isSending}>
        {t('ask.send')}
      </Button>
    </AskFoot>
  );
}
