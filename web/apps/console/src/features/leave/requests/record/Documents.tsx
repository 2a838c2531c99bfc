import { ApiError, leave } from '@kadro/api';
import { useFormat, useT } from '@kadro/i18n';
import { ink, phone, useToast, VisuallyHidden } from '@kadro/ui';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { refusalText } from '../../../../form/use-command.ts';
import { openFile, saveFile } from '../../../../parts/save-file.ts';
import { api } from '../../../../server/api.ts';
import { type LeaveDocument } from '../model.ts';

const List = styled('ul')({ listStyle: 'none', display: 'grid' });
const Item = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 40,
  borderBlockEnd: `1px solid ${ink.line}`,
  '& > bdi': { flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' },
  '& > span': { color: ink.textMuted, fontVariantNumeric: 'tabular-nums' },
  [phone]: { padding: '6px 0', '& > bdi': { flexBasis: '100%' }, '& > span': { flex: 1 } },
  '@media print': { '& button': { display: 'none' } },
});
const Picture = styled('img')({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '70dvh',
  margin: '0 auto',
  objectFit: 'contain',
});

const kilobyte = 1024;
/** Pictures that every browser draws. */
const drawn = /^image\/(png|jpeg|gif|webp|bmp)$/;
const pdf = 'application/pdf';
/** The documents of a request: pictures are looked at here, PDF in a tab of its own, everything can be kept. */
export function Documents({ request, documents }: { request: string; documents: readonly LeaveDocument[] }) {
  const t = useT('console');
  const { number } = useFormat();
  const toast = useToast();
  const [previewed, setShown] = useState<{ file: LeaveDocument; url: string }>();
  useEffect(() => () => previewed && URL.revokeObjectURL(previewed.url), [previewed]);
  const fetched = async (file: LeaveDocument, then: (blob: Blob) => void, preview: boolean) => {
    try {
      const params = preview ? { preview: true } : {};
      then(await api.file(`${leave}/leave-requests/${request}/document/${file.id}`, { params, silent: 'refusals' }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status >= 400 && error.status < 500) toast({ text: refusalText(error, t) });
    }
  };
  const preview = (file: LeaveDocument) =>
    fetched(
      file,
      (blob) =>
        file.type === pdf
          ? openFile(new Blob([blob], { type: pdf }))
          : setShown({ file, url: URL.createObjectURL(blob) }),
      true,
    );
  if (documents.length === 0) return <p style={{ color: ink.textMuted }}>{t('leave.document.none')}</p>;
  return (
    <>
      <List>
        {documents.map((file) => (
          <Item key={file.id}>
            <bdi>{file.name}</bdi>
            <span>{t('leave.document.size', { size: number(Math.max(1, Math.round(file.bytes / kilobyte))) })}</span>
            {(file.type === pdf || drawn.test(file.type)) && (
              <Button size="small" onClick={() => void preview(file)}>
                {t('common:action.preview')}
                <VisuallyHidden>: {file.name}</VisuallyHidden>
              </Button>
            )}
            <Button size="small" onClick={() => void fetched(file, (blob) => saveFile(blob, file.name), false)}>
              {t('common:action.download')}
              <VisuallyHidden>: {file.name}</VisuallyHidden>
            </Button>
          </Item>
        ))}
      </List>
      {previewed && (
        <PreviewDialog name={previewed.file.name} url={previewed.url} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}

function PreviewDialog({ name, url, onClose }: { name: string; url: string; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog open onClose={onClose} aria-label={name} maxWidth={false} slotProps={{ paper: { sx: { maxWidth: 960 } } }}>
      <DialogTitle>
        <bdi>{name}</bdi>
      </DialogTitle>
      <Picture src={url} alt={name} />
      <DialogActions sx={{ paddingBlockStart: 4 }}>
        <Button variant="outlined" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
