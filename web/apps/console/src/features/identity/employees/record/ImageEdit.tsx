import { useT } from '@kadro/i18n';
import { PersonAvatar, pictureTypes, profilePictureOf, useToast } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, type ChangeEvent } from 'react';
import { useCommand } from '../../../../form/use-command.ts';
import { fullName } from '../../../../people/person.ts';
import { type Employee } from '../model.ts';

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12, marginBlockEnd: 8 });

export function ImageEdit({ employee }: { employee: Employee }) {
  const t = useT('console-identity');
  const toast = useToast();
  const run = useCommand();
  const input = useRef<HTMLInputElement>(null);
  const path = `employees/${employee.id}/profile/image`;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const image = await profilePictureOf(file);
    if (image === null) toast({ text: t('common:validation.fileType', { formats: 'PNG, JPEG, WebP, GIF' }) });
    else await run({ method: 'PUT', path, body: { image, revision: employee.revision } });
  };
  return (
    <Line className="no-print">
      <PersonAvatar id={employee.id} name={fullName(employee)} image={employee.profile.imageUrl} size="page" />
      <input ref={input} type="file" accept={pictureTypes.join(',')} hidden onChange={(event) => void choose(event)} />
      <Button variant="outlined" size="small" onClick={() => input.current?.click()}>
        {t('image.choose')}
      </Button>
      {employee.profile.imageUrl && (
        <Button
          size="small"
          onClick={() => void run({ method: 'DELETE', path, body: { revision: employee.revision } })}
        >
          {t('image.remove')}
        </Button>
      )}
    </Line>
  );
}
