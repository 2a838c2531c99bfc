import { useT } from '@kadro/i18n';
import { Field } from '@kadro/ui';

/** The reason of an erasure, which stays in the history. */
export function ReasonField({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  const t = useT('privacy');
  return (
    <Field
      label={t('forget.reason')}
      helper={t('forget.reasonHelp')}
      required
      value={value}
      onChange={({ target }) => onChange(target.value)}
      inputProps={{ maxLength: 500 }}
    />
  );
}
