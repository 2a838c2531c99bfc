import { useT } from '@kadro/i18n';
import { Field, useToast } from '@kadro/ui';
import { type FormEvent, useState } from 'react';
import { DialogBody, DialogButtons, Effect, FormDialog } from '../../form/Dialog.tsx';
import { type SavedView, withView } from './model.ts';

const longestName = 40;

interface SaveDialogProps {
  view: Omit<SavedView, 'name'>;
  saved: readonly SavedView[];
  onSaved: (saved: readonly SavedView[]) => void;
  onClose: () => void;
}

/** What is asked for first is typed at once. */
const focus = (field: HTMLInputElement | HTMLTextAreaElement | null): void => field?.focus();

/** Asks for the name of a view; a name that is taken says that its view is replaced. */
export function SaveDialog({ view, saved, onSaved, onClose }: SaveDialogProps) {
  const t = useT('console');
  const toast = useToast();
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const name = typed.trim();
  const error = isAsked && name === '' ? t('common:validation.required') : undefined;
  const save = () => {
    setAsked(true);
    if (name === '') return;
    onSaved(withView(saved, { name, ...view }));
    toast({ text: t('views.saved', { name }) });
    onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <FormDialog title={t('views.save')} onClose={onClose}>
      <form noValidate onSubmit={onSubmit}>
        <DialogBody>
          <Effect>{t('views.saveText')}</Effect>
          <Field
            label={t('common:common.name')}
            ref={focus}
            value={typed}
            error={error}
            helper={saved.some((one) => one.name === name) ? t('views.replaces') : undefined}
            inputProps={{ maxLength: longestName }}
            onChange={({ target }) => setTyped(target.value)}
          />
          <DialogButtons submit={t('views.save')} onSubmit={save} onClose={onClose} />
        </DialogBody>
      </form>
    </FormDialog>
  );
}
