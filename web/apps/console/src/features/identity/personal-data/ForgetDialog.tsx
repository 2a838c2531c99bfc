import { useT } from '@kadro/i18n';
import { CheckField, ink, SkeletonBlock, ReadFailure } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { type PersonalClass } from '../../../generated/graphql.ts';
import { DialogBody, DialogButtons, Effect, FormDialog, Problem } from '../../../form/Dialog.tsx';
import { useSubmission } from '../../../form/use-submission.ts';
import { fullName } from '../../../people/person.ts';
import { type Employee } from '../employees/model.ts';
import { heldOf, isExplained, neededToEmploy, type PersonalData } from './classes.ts';
import { ConfirmationField } from './ConfirmationField.tsx';
import { Erasing } from './Erasing.tsx';
import { ReasonField } from './ReasonField.tsx';
import { useCountText } from './use-count-text.ts';

const Classes = styled('fieldset')({ display: 'grid', gap: 2, margin: 0, padding: 0, border: 0, minWidth: 0 });
const Legend = styled('legend')(({ theme }) => ({
  ...(theme.typography.strong as object),
  color: ink.text,
  padding: 0,
}));

interface Props {
  employee: Employee;
  onClose: () => void;
}

export function ForgetDialog({ employee, onClose }: Props) {
  const t = useT('privacy');
  const [forgotten, setForgotten] = useState<readonly PersonalClass[]>();
  return (
    <FormDialog title={t('forget.dialog', { name: fullName(employee) })} onClose={onClose}>
      {forgotten ? (
        <Erasing person={employee.id} classes={forgotten} onClose={onClose} />
      ) : (
        <Choice employee={employee} onClose={onClose} onForgotten={setForgotten} />
      )}
    </FormDialog>
  );
}

type ChoiceProps = Props & { onForgotten: (classes: readonly PersonalClass[]) => void };

function Choice({ employee, onClose, onForgotten }: ChoiceProps) {
  const t = useT('privacy');
  const { data, error, isPending, refetch } = useGetOne<PersonalData>(
    'personal-data',
    { id: employee.id },
    { staleTime: 0 },
  );
  if (error) return <ReadFailure error={error} title={t('console:list.failed')} onRetry={() => void refetch()} />;
  if (isPending || !data) return <SkeletonBlock lines={6} />;
  if (heldOf(data).length === 0) return <Effect>{t('forget.nothing')}</Effect>;
  return <Form employee={employee} data={data} onClose={onClose} onForgotten={onForgotten} />;
}

function Form({ employee, data, onClose, onForgotten }: ChoiceProps & { data: PersonalData }) {
  const t = useT('privacy');
  const { submit, isBusy, problem } = useSubmission();
  const [chosen, setChosen] = useState<readonly PersonalClass[]>([]);
  const [reason, setReason] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const number = employee.staffNumber ?? '';
  const isReady = chosen.length > 0 && reason.trim() !== '' && confirmation.trim() === number;
  const forget = async () => {
    const path = `employees/${employee.id}/forget`;
    const body = { classes: chosen, reason, confirmation: confirmation.trim() };
    await submit({ method: 'POST', path, body, silent: true }, () => onForgotten(chosen));
  };
  return (
    <DialogBody>
      <ClassChoice data={data} isEmployed={employee.status === 'ACTIVE'} chosen={chosen} onChange={setChosen} />
      <Effect>{t('forget.effect')}</Effect>
      <Effect>{t('forget.stays')}</Effect>
      <ReasonField value={reason} onChange={setReason} />
      {number && (
        <ConfirmationField
          label={t('forget.confirmation', { number })}
          value={confirmation}
          onChange={setConfirmation}
        />
      )}
      {problem && <Problem role="alert">{problem}</Problem>}
      <DialogButtons
        submit={t('forget.submit')}
        color="error"
        busy={isBusy}
        disabled={!isReady}
        onSubmit={() => void forget()}
        onClose={onClose}
      />
    </DialogBody>
  );
}

interface ClassChoiceProps {
  data: PersonalData;
  isEmployed: boolean;
  chosen: readonly PersonalClass[];
  onChange: (chosen: readonly PersonalClass[]) => void;
}

function ClassChoice({ data, isEmployed, chosen, onChange }: ClassChoiceProps) {
  const t = useT('privacy');
  const countText = useCountText();
  return (
    <Classes>
      <Legend>{t('forget.what')}</Legend>
      {heldOf(data).map((count) => {
        const { dataClass } = count;
        const isKept = isEmployed && neededToEmploy.includes(dataClass);
        const helper = isKept ? t('forget.employed') : isExplained(dataClass) ? t(`holds.${dataClass}`) : undefined;
        return (
          <CheckField
            key={dataClass}
            label={`${t(`class.${dataClass}`)} · ${countText(count)}`}
            helper={helper}
            disabled={isKept}
            checked={chosen.includes(dataClass)}
            onChange={(_event, on) => onChange(on ? [...chosen, dataClass] : chosen.filter((one) => one !== dataClass))}
          />
        );
      })}
    </Classes>
  );
}
