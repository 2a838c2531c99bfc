import { useT } from '@kadro/i18n';
import { Field } from '@kadro/ui';
import { type Clocking } from './use-clocking.ts';

/** The note that the web terminal asks for. */
export default function Note({ clocking: { note, noteError, setNote } }: { clocking: Clocking }) {
  const t = useT('clock');
  return (
    <Field
      label={t('note')}
      helper={t('noteNeeded')}
      value={note}
      error={noteError}
      inputProps={{ maxLength: 2_000 }}
      onChange={({ target }) => setNote(target.value)}
    />
  );
}
