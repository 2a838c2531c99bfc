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
const pdf = 'application/pdf';
/** Images that every browser draws. */
const image = /^image\/(png|jpeg|gif|webp|bmp)$/;
const hasPreview = ({ type }: LeaveDocument): boolean => type === pdf || image.test(type);

/** The documents of a request: images are previewed in a dialog, PDF in a tab of its own, all can be downloaded. */
export function Documents({ request, documents }: { request: string; documents: readonly LeaveDocument[] }) {
  const t = useT('console-leave');
  const { previewed, preview, closePreview, download } = useDocuments(request);
  if (documents.length === 0) return <p style={{ color: ink.textMuted }}>{t('leave.document.none')}</p>;
  return (
    <>
      <List>
        {documents.map((file) => (
          <Document key={file.id} file={file} onPreview={preview} onDownload={download} />
        ))}
      </List>
      {previewed && <PreviewDialog name={previewed.file.name ?? ''} url={previewed.url} onClose={closePreview} />}
    </>
  );
}

function useDocuments(request: string) {
  const t = useT('console-leave');
  const toast = useToast();
  const [previewed, setPreviewed] = useState<{ file: LeaveDocument; url: string }>();
  useEffect(() => () => previewed && URL.revokeObjectURL(previewed.url), [previewed]);
  const fetchFile = async (file: LeaveDocument, params: { preview?: true }, use: (blob: Blob) => void) => {
    try {
      use(await api.file(`${leave}/leave-requests/${request}/document/${file.id}`, { params, silent: 'refusals' }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status >= 400 && error.status < 500) toast({ text: refusalText(error, t) });
    }
  };
  const show = (file: LeaveDocument, blob: Blob) =>
    file.type === pdf
      ? openFile(new Blob([blob], { type: pdf }))
      : setPreviewed({ file, url: URL.createObjectURL(blob) });
  return {
    previewed,
    preview: (file: LeaveDocument) => fetchFile(file, { preview: true }, (blob) => show(file, blob)),
    closePreview: () => setPreviewed(undefined),
    download: (file: LeaveDocument) => fetchFile(file, {}, (blob) => saveFile(blob, file.name ?? '')),
  };
}

interface DocumentProps {
  file: LeaveDocument;
  onPreview: (file: LeaveDocument) => Promise<void>;
  onDownload: (file: LeaveDocument) => Promise<void>;
}

function Document({ file, onPreview, onDownload }: DocumentProps) {
  const t = useT('console-leave');
  const { number } = useFormat();
  return (
    <Item>
      <bdi>{file.name}</bdi>
      <span>{t('leave.document.size', { size: number(Math.max(1, Math.round(file.bytes / kilobyte))) })}</span>
      {hasPreview(file) && (
        <Button size="small" onClick={() => void onPreview(file)}>
          {t('common:action.preview')}
          <VisuallyHidden>: {file.name}</VisuallyHidden>
        </Button>
      )}
      <Button size="small" onClick={() => void onDownload(file)}>
        {t('common:action.download')}
        <VisuallyHidden>: {file.name}</VisuallyHidden>
      </Button>
    </Item>
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
