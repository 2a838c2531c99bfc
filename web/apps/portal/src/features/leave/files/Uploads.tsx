import { useId, useRef, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import { FileText, Paperclip, X } from 'lucide-react';
import { useFormat, useT } from '@kadro/i18n';
import { HelperText, ink, Preparing } from '@kadro/ui';
import { fileAccept, type Upload, type UploadsState } from './use-uploads.ts';

const DropZone = styled('div')({ display: 'grid', gap: 8, minWidth: 0 });
const List = styled('ul')({ display: 'grid', gap: 4, listStyle: 'none' });
const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: 10,
  minHeight: 40,
  '& > .below': { gridColumn: '2 / -1' },
  '& > svg': { color: ink.textMuted },
});
const Name = styled('bdi')({ overflowWrap: 'anywhere' });
const Line = styled('div')({ display: 'flex', alignItems: 'center', gap: '6px 12px', flexWrap: 'wrap' });
const Hint = styled('span')(({ theme }) => ({ ...theme.typography.label, fontWeight: 450, color: ink.textMuted }));

export interface UploadsProps {
  uploads: UploadsState;
  hint?: ReactNode;
  error?: string;
  id?: string;
}

export function Uploads({ uploads, hint, error, id: given }: UploadsProps) {
  const t = useT('leave');
  const made = useId();
  const id = given ?? made;
  return (
    <DropZone
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        uploads.add(event.dataTransfer.files);
      }}
    >
      {uploads.files.length > 0 && (
        <List aria-live="polite">
          {uploads.files.map((file) => (
            <FileLine key={file.key} file={file} onRemove={() => uploads.remove(file.key)} />
          ))}
        </List>
      )}
      <Line>
        <FilePicker id={id} describedBy={error ? `${id}-below` : undefined} onPick={uploads.add} />
        {hint !== '' && <Hint>{hint ?? t('documents.limits')}</Hint>}
      </Line>
      <HelperText id={id} error={error} />
    </DropZone>
  );
}

interface FilePickerProps {
  id: string;
  describedBy?: string;
  onPick: UploadsState['add'];
}

function FilePicker({ id, describedBy, onPick }: FilePickerProps) {
  const t = useT('leave');
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={fileAccept}
        aria-label={t('documents.add')}
        onChange={({ target }) => {
          onPick([...(target.files ?? [])]);
          // The same file can be chosen again after it was changed.
          target.value = '';
        }}
      />
      <Button
        id={id}
        variant="outlined"
        startIcon={<Paperclip strokeWidth={1.7} aria-hidden />}
        aria-describedby={describedBy}
        onClick={() => picker.current?.click()}
      >
        {t('documents.add')}
      </Button>
    </>
  );
}

function FileLine({
  file: { key, name, isPreparing, share, id, problem },
  onRemove,
}: {
  file: Upload;
  onRemove: () => void;
}) {
  const t = useT('leave');
  const isSending = !problem && !id && !isPreparing;
  const { percent } = useFormat();
  return (
    <Item>
      <FileText size={18} strokeWidth={1.7} aria-hidden />
      <Name dir="ltr">{name}</Name>
      <IconButton size="small" aria-label={`${t('common:action.remove')}: ${name}`} onClick={onRemove}>
        <X strokeWidth={1.7} />
      </IconButton>
      <div className="below">
        <HelperText id={key} error={problem} helper={id ? t('documents.there') : undefined} />
        {isPreparing && <Preparing text={t('photo:preparing')} />}
        {isSending && (
          <LinearProgress variant="determinate" value={share * 100} aria-label={`${name}, ${percent(share)}`} />
        )}
      </div>
    </Item>
  );
}
