import { Suspense, useEffect, useState, type ReactNode } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FileText } from 'lucide-react';
import { leave } from '@kadro/api';
import { useFormat, useT } from '@kadro/i18n';
import { ink, useToast } from '@kadro/ui';
import { usePortal } from '../../../core/context.tsx';
import { messageOf } from '../../../core/message-of.ts';
import { type LeaveDocument } from '../data/types.ts';
import { lazily } from '../../../core/lazily.ts';

const PictureDialog = lazily(() => import('./PictureDialog.tsx'));

const List = styled('ul')({ display: 'grid', listStyle: 'none' });
const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '0 8px',
  minHeight: 40,
  '& > svg': { flex: 'none', color: ink.textMuted },
});
const Name = styled('bdi')({ flex: 1, minWidth: 120, overflowWrap: 'anywhere' });
const Size = styled('span')(({ theme }) => ({
  ...theme.typography.label,
  fontWeight: 450,
  color: ink.textMuted,
  whiteSpace: 'nowrap',
}));

const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp']);
const keptMs = 60_000;

export interface DocumentsProps {
  requestId: string;
  documents: readonly LeaveDocument[];
  action?: (document: LeaveDocument) => ReactNode;
}

/** A name that was forgotten leaves its kind. */
const nameOf = ({ name, type }: LeaveDocument): string => name ?? type;

export function Documents({ requestId, documents, action }: DocumentsProps) {
  const { shown, hide, ...file } = useFile(requestId);
  return (
    <>
      <List>
        {documents.map((document) => (
          <DocumentLine key={document.id} document={document} file={file} end={action?.(document)} />
        ))}
      </List>
      {shown && (
        <Suspense>
          <PictureDialog name={shown.name} url={shown.url} onClose={hide} />
        </Suspense>
      )}
    </>
  );
}

interface DocumentLineProps {
  document: LeaveDocument;
  file: Pick<ReturnType<typeof useFile>, 'busy' | 'preview' | 'download'>;
  end: ReactNode;
}

function DocumentLine({ document, file: { busy, preview, download }, end }: DocumentLineProps) {
  const t = useT();
  const { number } = useFormat();
  const kilobytes = Math.max(1, Math.round(document.bytes / 1000));
  return (
    <Item>
      <FileText size={18} strokeWidth={1.7} aria-hidden />
      <Name dir="ltr">{nameOf(document)}</Name>
      <Size>{number(kilobytes, { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' })}</Size>
      {(pictures.has(document.type) || document.type === 'application/pdf') && (
        <Button
          size="small"
          disabled={busy}
          onClick={() => void preview(document)}
          aria-label={`${t('action.preview')}: ${nameOf(document)}`}
        >
          {t('action.preview')}
        </Button>
      )}
      <Button
        size="small"
        disabled={busy}
        onClick={() => void download(document)}
        aria-label={`${t('action.download')}: ${nameOf(document)}`}
      >
        {t('action.download')}
      </Button>
      {end}
    </Item>
  );
}

/** Fetches a document with the token: a picture is shown here, a PDF in a new tab, in the browser's own reader. */
function useFile(requestId: string) {
  const { api } = usePortal();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<{ name: string; url: string } | null>(null);
  useEffect(() => () => URL.revokeObjectURL(shown?.url ?? ''), [shown]);

  const fetched = async ({ id }: LeaveDocument, use: (url: string) => void, params = {}) => {
    setBusy(true);
    try {
      use(
        URL.createObjectURL(
          await api.file(`${leave}/leave-requests/${requestId}/document/${id}`, { params, silent: true }),
        ),
      );
    } catch (error) {
      toast({ text: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const preview = (document: LeaveDocument) => {
    if (pictures.has(document.type))
      return fetched(document, (url) => setShown({ name: nameOf(document), url }), { preview: true });
    // Opened at once: after an answer the browser would block it as a pop-up.
    const tab = window.open('', '_blank');
    return fetched(document, (url) => (tab ? tab.location.replace(url) : save(url, nameOf(document))), {
      preview: true,
    });
  };
  const download = (document: LeaveDocument) => fetched(document, (url) => save(url, nameOf(document)));
  return { busy, shown, hide: () => setShown(null), preview, download };
}

function save(url: string, name: string): void {
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
