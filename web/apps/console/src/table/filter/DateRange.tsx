import { text, useLanguage, useT } from '@kadro/i18n';
import { DateField, dayFault } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useController } from 'react-hook-form';
import { type FieldDefinition } from '../../fields/kinds.ts';
import { useSession } from '../../server/api.ts';

const Part = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  '& legend': { ...(theme.typography.label as object), padding: 0, marginBlockEnd: 4 },
}));

export function DateRange({ name, of: { label } }: { name: string; of: FieldDefinition }) {
  const t = useT('console');
  return (
    <Part>
      <legend>{text(label)}</legend>
      <End name={`${name}.from`} label={t('common:common.from')} />
      <End name={`${name}.to`} label={t('common:common.to')} />
    </Part>
  );
}

function End({ name, label }: { name: string; label: string }) {
  const t = useT();
  const language = useLanguage();
  const { datePattern } = useSession();
  const rules = {
    validate: (value: string) => {
      const fault = dayFault(value ?? '', datePattern);
      return fault === undefined || t(`common:validation.${fault}`, { pattern: datePattern });
    },
  };
  const { field, fieldState } = useController({ name, rules });
  return (
    <DateField
      {...field}
      label={label}
      value={(field.value as string) ?? ''}
      pattern={datePattern}
      language={language}
      error={fieldState.error?.message}
    />
  );
}
