import { useRef, useState, type ChangeEvent } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { identity } from '@kadro/api';
import { useT, type Key } from '@kadro/i18n';
import {
  dataUrlOf,
  feedback,
  ink,
  PersonAvatar,
  photoAccept,
  photoMost,
  Preparing,
  Section,
  Sheet,
  useProfilePicture,
  useToast,
  type Toast,
} from '@kadro/ui';
import { usePortal } from '../../../../core/context.tsx';
import { ownFileQuestion } from '../../../../people/prefetch.ts';
import { useOwnFile } from '../../../../people/own-file.ts';
import { nameOf, type Employee } from '../../../../people/types.ts';
import { messageOf } from '../../../../core/message-of.ts';

const Row = styled('div')({ display: 'flex', alignItems: 'center', gap: 16, flexWrap: 'wrap' });
const Buttons = styled('div')({ display: 'flex', gap: 8, flexWrap: 'wrap' });
const Hint = styled('p')(({ theme }) => ({ ...theme.typography.label, fontWeight: 450, color: ink.textMuted }));

export function Picture({ employee }: { employee: Employee }) {
  const t = useT();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { chosen, setChosen, choose, isPreparing } = useChosenImage(setProblem);
  const { put, remove, busy } = useImage(employee, setProblem);
  const image = employee.profile?.imageUrl;
  const save = async () => {
    if (chosen && (await put(chosen))) setChosen(null);
  };
  return (
    <Sheet>
      <Section title={t('field.imageUrl')}>
        <Row>
          <PersonAvatar id={employee.id} name={nameOf(employee)} image={chosen ?? image} size="page" />
          <input
            ref={picker}
            type="file"
            hidden
            accept={photoAccept}
            aria-label={t('portal:picture.choose')}
            onChange={(event) => void choose(event)}
          />
          <PictureButtons
            isChosen={chosen !== null}
            hasPicture={Boolean(image)}
            busy={busy || isPreparing}
            onSave={() => void save()}
            onDismiss={() => setChosen(null)}
            onPick={() => picker.current?.click()}
            onDelete={() => void remove()}
          />
        </Row>
        <PictureHint problem={problem} isPreparing={isPreparing} isChosen={chosen !== null} />
      </Section>
    </Sheet>
  );
}

function useChosenImage(onProblem: (problem: string | null) => void) {
  const t = useT('photo');
  const [chosen, setChosen] = useState<string | null>(null);
  const { prepare, isPreparing } = useProfilePicture();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file can be chosen again after it was changed.
    target.value = '';
    if (!file) return;
    onProblem(null);
    const picture = await prepare(file);
    if (picture === null) return;
    onProblem(typeof picture === 'string' ? t(picture, photoMost) : null);
    setChosen(typeof picture === 'string' ? null : picture.url);
  };
  return { chosen, setChosen, choose, isPreparing };
}

interface PictureHintProps {
  problem: string | null;
  isPreparing: boolean;
  isChosen: boolean;
}

function PictureHint({ problem, isPreparing, isChosen }: PictureHintProps) {
  const t = useT();
  return (
    <div aria-live="polite">
      {isPreparing ? (
        <Preparing text={t('photo:preparing')} />
      ) : problem ? (
        <Hint style={{ color: feedback.error.text }}>{problem}</Hint>
      ) : (
        <Hint>{t(isChosen ? 'portal:picture.preview' : 'portal:picture.hint')}</Hint>
      )}
    </div>
  );
}

interface PictureButtonsProps {
  isChosen: boolean;
  hasPicture: boolean;
  busy: boolean;
  onSave: () => void;
  onDismiss: () => void;
  onPick: () => void;
  onDelete: () => void;
}

function PictureButtons({ isChosen, hasPicture, busy, onSave, onDismiss, onPick, onDelete }: PictureButtonsProps) {
  const t = useT();
  if (isChosen)
    return (
      <Buttons>
        <Button variant="contained" disabled={busy} onClick={onSave}>
          {t('portal:picture.save')}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={onDismiss}>
          {t('action.dismiss')}
        </Button>
      </Buttons>
    );
  return (
    <Buttons>
      <Button variant="outlined" disabled={busy} onClick={onPick}>
        {t('portal:picture.choose')}
      </Button>
      {hasPicture && (
        <Button color="inherit" disabled={busy} onClick={onDelete}>
          {t('portal:picture.delete')}
        </Button>
      )}
    </Buttons>
  );
}

async function pictureAt(address: string): Promise<string | null> {
  if (address.startsWith('data:')) return address;
  const answer = await fetch(address);
  return answer.ok ? dataUrlOf(await answer.blob()) : null;
}

/** Saves and deletes the picture; deleting can be undone if the picture could be loaded before. */
function useImage({ id, profile }: Employee, onProblem: (problem: string | null) => void) {
  const { api, answers } = usePortal();
  const t = useT();
  const toast = useToast();
  // undone later: of the file as it is then
  const seen = () => answers.known(ownFileQuestion(api, id))?.revision;
  const file = useOwnFile();
  const [busy, setBusy] = useState(false);
  const path = `${identity}/employees/${id}/profile/image`;
  const run = async (act: () => Promise<unknown>, done: Key, action?: Toast['action']) => {
    setBusy(true);
    try {
      await act();
      await file.reload();
      onProblem(null);
      toast({ text: t(done), action });
      return true;
    } catch (error) {
      onProblem(messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const put = (image: string) =>
    run(() => api.command('PUT', path, { image, revision: seen() }, { silent: true }), 'portal:file.saved.picture');
  const remove = async () => {
    const image = await pictureAt(profile?.imageUrl ?? '').catch(() => null);
    const undo = image ? { label: t('action.undo'), onClick: () => void put(image) } : undefined;
    return run(
      () => api.command('DELETE', path, { revision: seen() }, { silent: true }),
      'portal:file.saved.pictureDeleted',
      undo,
    );
  };
  return { put, remove, busy };
}
