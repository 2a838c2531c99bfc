import { useState } from 'react';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { styled } from '@mui/material/styles';
import { defaultDatePattern, digits, useLanguage, useT } from '@kadro/i18n';
import {
  DateField,
  DraftNote,
  ErrorSummary,
  Field,
  HelperText,
  ink,
  isDay,
  leftToRight,
  phone,
  SelectField,
  Sheet,
  SwitchField,
} from '@kadro/ui';
import { useUser } from '../../../../core/context.tsx';
import { AskAside, AskFoot, AskForm, AskPart, Muted } from '../../../../requests/ask/parts.tsx';
import { WhoWillDecide } from '../../../../requests/ask/WhoWillDecide.tsx';
import { type OvertimeRequest, type Period, periods } from '../data/types.ts';
import { DayFacts } from '../shared/DayFacts.tsx';
import { YearFacts } from '../shared/YearFacts.tsx';
import { type Draft, minutesOf } from './draft.ts';
import { type AskState, useAskForm } from './use-form.ts';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 14, alignItems: 'start' });
const Choices = styled(ToggleButtonGroup)({
  maxWidth: '100%',
  flexWrap: 'wrap',
  [phone]: { display: 'flex', '& > *': { flex: '1 0 auto', minHeight: 44 } },
}) as typeof ToggleButtonGroup;
const Start = styled('div')({ textAlign: 'start' });
const Block = styled('div')({
  padding: '16px 20px',
  '&:not(:first-of-type)': { borderBlockStart: `1px solid ${ink.line}` },
});

interface AskOvertimeProps {
  start: Draft;
  editing: OvertimeRequest | undefined;
}

export function AskOvertime({ start: given, editing }: AskOvertimeProps) {
  const t = useT('overtime');
  const [start] = useState(given);
  const ask = useAskForm(start, editing);
  return (
    <AskForm
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void ask.send();
      }}
    >
      <DraftNote draft={ask.kept} onContinue={ask.takeUp} />
      <Sheet flush>
        <ErrorSummary problems={ask.problems} />
        <AskPart title={t('when')}>
          <WhenFields ask={ask} />
        </AskPart>
        <AskPart title={t('what')}>
          <WhatField ask={ask} />
        </AskPart>
        <AskPart title={t('common:field.reason')} hint={t('leave:ask.optional')}>
          <ReasonField ask={ask} />
        </AskPart>
      </Sheet>
      <AskAside flush>
        <Effects draft={ask.draft} />
        <SubmitFoot ask={ask} />
      </AskAside>
    </AskForm>
  );
}

/** The day, the year and who decides, changing while one types. */
function Effects({ draft: { overtimeDate, duration } }: { draft: Draft }) {
  const t = useT('overtime');
  const { id } = useUser();
  return (
    <>
      {isDay(overtimeDate) && (
        <>
          <Block>
            <DayFacts employeeId={id} date={overtimeDate} />
          </Block>
          <Block>
            <YearFacts of={{ date: overtimeDate }} minutes={minutesOf(duration) ?? 0} />
          </Block>
        </>
      )}
      <Block>
        <WhoWillDecide managers="overtimeManagers" nobody={t('nobodyEntered')} />
      </Block>
    </>
  );
}

function WhenFields({ ask: { draft, change, errors } }: { ask: AskState }) {
  const t = useT('overtime');
  const language = useLanguage();
  const pattern = useUser().datePattern || defaultDatePattern;
  return (
    <>
      <Line>
        <DateField
          id="overtimeDate"
          label={t('common:common.date')}
          value={draft.overtimeDate}
          onChange={(overtimeDate) => change({ overtimeDate })}
          error={errors['overtimeDate']}
          language={language}
          pattern={pattern}
        />
        <Field
          id="duration"
          label={t('duration')}
          placeholder="0:00"
          value={draft.duration}
          error={errors['duration']}
          onChange={({ target }) => change({ duration: digits(target.value) })}
          inputProps={{ dir: 'ltr', inputMode: 'numeric', autoComplete: 'off' }}
          sx={leftToRight}
        />
      </Line>
      <PeriodChoice draft={draft} change={change} errors={errors} />
    </>
  );
}

function PeriodChoice({ draft, change, errors }: Pick<AskState, 'draft' | 'change' | 'errors'>) {
  const t = useT('overtime');
  return (
    <div>
      <Choices
        exclusive
        value={draft.period}
        aria-label={t('period')}
        onChange={(_, value: Period | null) => value && change({ period: value })}
      >
        {periods.map((value, index) => (
          <ToggleButton key={value} value={value} id={index === 0 ? 'period' : undefined}>
            {t(`periods.${value}`)}
          </ToggleButton>
        ))}
      </Choices>
      <HelperText id="period" error={errors['period']} />
    </div>
  );
}

function WhatField({ ask: { what, whats, change, errors } }: { ask: AskState }) {
  const t = useT('overtime');
  return (
    <SelectField
      id="what"
      label={t('shiftOrType')}
      options={whats}
      value={what}
      error={errors['what']}
      onChange={({ target }) => change({ what: target.value })}
    />
  );
}

function ReasonField({ ask: { draft, change, errors } }: { ask: AskState }) {
  const t = useT();
  return (
    <Field
      id="reason"
      label={t('field.reason')}
      multiline
      minRows={2}
      value={draft.reason}
      error={errors['reason']}
      onChange={({ target }) => change({ reason: target.value })}
    />
  );
}

function SubmitFoot({ ask: { draft, change, other, isSending, editing } }: { ask: AskState }) {
  const t = useT('overtime');
  const word = editing ? t('common:action.save') : draft.send === 'yes' ? t('leave:ask.send') : t('keep');
  return (
    <AskFoot>
      {!editing && (
        <Start>
          <SwitchField
            label={t('sendToManager')}
            helper={t('sendHelper')}
            checked={draft.send === 'yes'}
            onChange={(_, checked) => change({ send: checked ? 'yes' : 'no' })}
          />
        </Start>
      )}
      <HelperText id="ask-all" error={other} />
      <Button type="submit" variant="contained" size="large" disabled={isSending}>
        {word}
      </Button>
      {editing && editing.status !== 'UNKNOWN' && <Muted>{t('restarts')}</Muted>}
    </AskFoot>
  );
}
