import { useFormat, useT } from '@kadro/i18n';
import { ink, PageTitle, phone, ReadFailure, Section, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Download, Upload } from 'lucide-react';
import { useEffect, useState, type DragEvent, type ReactNode } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import { Problem } from '../form/Dialog.tsx';
import { saveFile } from '../parts/save-file.ts';
import { PersonName } from '../people/PersonName.tsx';
import { RecordPage } from '../records/PageBody.tsx';
import { api } from '../server/api.ts';
import { services } from '../server/services.ts';
import { type ImportDeclaration, type ImportRow } from './declaration.ts';
import { ChooseFile } from './ChooseFile.tsx';
import { isRunning, ImportState } from './squares.tsx';
import { useUpload } from './use-upload.ts';

const Drop = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  padding: 24,
  border: `1px dashed ${ink.fieldLine}`,
  borderRadius: 12,
  '&[data-over="true"]': { backgroundColor: ink.hover, borderColor: ink.text },
  [phone]: { padding: 16 },
});
const Muted = styled('p')({ color: ink.textMuted });
const List = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  '& > li > a': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '2px 16px',
    minHeight: 40,
    borderBlockEnd: `1px solid ${ink.line}`,
    color: 'inherit',
    textDecoration: 'none',
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', paddingBlock: 8 },
  },
  '& > li > a:hover': { backgroundColor: ink.hover },
});

/** Where an import begins: the template, the file, and the imports before. */
export function ImportStart({ of }: { of: ImportDeclaration }) {
  const t = useT('console-import');
  const { upload, isBusy, problem } = useUpload(of);
  const check = (file: File) => void upload(file, { isDryRun: true, mode: 'good' });
  useEffect(() => void (document.title = `${t(`of.${of.name}`)} · Kadro`), [t, of.name]);
  return (
    <RecordPage>
      <PageTitle title={t(`of.${of.name}`)} actions={<Template of={of} />} />
      <p style={{ maxWidth: '70ch' }}>{t(`text.${of.name}`)}</p>
      <Dropped onFile={check}>
        <strong>{t('drop')}</strong>
        <ChooseFile onFile={check} disabled={isBusy} variant="contained">
          {t('choose')}
        </ChooseFile>
        <Muted>{t('limits')}</Muted>
        {problem && <Problem role="alert">{problem}</Problem>}
      </Dropped>
      <Latest of={of} />
    </RecordPage>
  );
}

function Dropped({ onFile, children }: { onFile: (file: File) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    <Drop data-over={isOver} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <Upload size={20} strokeWidth={1.7} aria-hidden />
      {children}
    </Drop>
  );
}

/** The file to fill in, with a row of examples. */
export function Template({ of: { service, path, name } }: { of: ImportDeclaration }) {
  const t = useT('console-import');
  const save = async () => {
    const address = `${services[service]}/${path}?example=true&format=xlsx`;
    saveFile(await api.file(address), `${name}.xlsx`);
  };
  return (
    <Button variant="outlined" startIcon={<Download strokeWidth={1.7} />} onClick={() => void save()}>
      {t('template')}
    </Button>
  );
}

const newest = { field: 'uploadedAt', order: 'DESC' } as const;
const pollMs = 3000;

function Latest({ of }: { of: ImportDeclaration }) {
  const t = useT('console-import');
  const { dateTime, number } = useFormat();
  const { data, isPending, error, refetch } = useGetList<ImportRow>(
    of.resource,
    { pagination: { page: 1, perPage: 20 }, sort: newest },
    { refetchInterval: ({ state }) => state.data?.data.some(isRunning) && pollMs },
  );
  return (
    <Section title={t('latest')}>
      {isPending && <SkeletonBlock lines={4} />}
      {error && <ReadFailure error={error} title={t('console:list.failed')} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Muted>{t('none')}</Muted>}
      <List>
        {data?.map((one) => (
          <li key={one.id}>
            <Link to={`${of.at}/${one.id}`}>
              <span>{dateTime(one.uploadedAt)}</span>
              <PersonName id={one.uploadedBy} />
              <ImportState of={one} />
              <bdi dir="ltr">
                {number(one.done)}/{number(one.rows)}
              </bdi>
            </Link>
          </li>
        ))}
      </List>
    </Section>
  );
}
