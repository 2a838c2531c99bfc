import { useT } from '@kadro/i18n';
import { HelperText, PersonAvatar, photoAccept, photoMost, Preparing, useProfilePicture } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useRef, useState, type ChangeEvent } from 'react';
import { useCommand } from '../../../../form/use-command.ts';
import { fullName } from '../../../../people/person.ts';
import { type Employee } from '../model.ts';

const Lines = styled('div')({ display: 'grid', gap: 6, marginBlockEnd: 8 });
const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 });

export function ImageEdit({ employee }: { employee: Employee }) {
  const t = useT('console-identity');
  const run = useCommand();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const { prepare, isPreparing } = useProfilePicture();
  const path = `employees/${employee.id}/profile/image`;
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    setProblem(undefined);
    const picture = await prepare(file);
    if (typeof picture === 'string') setProblem(t(`photo:${picture}`, photoMost));
    else if (picture) await run({ method: 'PUT', path, body: { image: picture.url, revision: employee.revision } });
  };
  return (
    <Lines className="no-print">
      <Line>
        <PersonAvatar id={employee.id} name={fullName(employee)} image={employee.profile.imageUrl} size="page" />
        <input ref={input} type="file" accept={photoAccept} hidden onChange={(event) => void choose(event)} />
        <Button variant="outlined" size="small" disabled={isPreparing} onClick={() => input.current?.click()}>
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
      <div aria-live="polite">{isPreparing && <Preparing text={t('photo:preparing')} />}</div>
      <HelperText id={id} error={problem} />
    </Lines>
  );
}
