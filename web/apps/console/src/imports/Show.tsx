import { useT } from '@kadro/i18n';
import { ink, PageTitle, phone, SkeletonBlock } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useGetOne } from 'react-admin';
import { BackLink } from '../parts/BackLink.tsx';
import { RecordFailure } from '../parts/RecordFailure.tsx';
import { type ImportDeclaration, type ImportRow } from './declaration.ts';
import { fileOf } from './files.ts';
import { Report } from './Report.tsx';
import { isRunning } from './squares.tsx';
import { Template } from './Start.tsx';
import { Summary } from './Summary.tsx';

const Whole = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  '& > main, & > .rows': { flex: 1, minWidth: 0, overflow: 'auto' },
  [theme.breakpoints.down(1180)]: { flexDirection: 'column', flex: 'none' },
}));
const Rows = styled('div')({
  display: 'grid',
  gap: 16,
  alignContent: 'start',
  padding: '14px 20px 32px',
  [phone]: { paddingInline: 14 },
});
const Second = styled('small')(({ theme }) => ({
  ...(theme.typography.dense as object),
  color: ink.textMuted,
  letterSpacing: 0,
  marginInlineStart: 8,
}));

const pollMs = 1000;

/** An import: its rows, and what it would do or did. */
export function ImportShow({ of, id }: { of: ImportDeclaration; id: string }) {
  const t = useT('console-import');
  const { data, isPending, error, refetch } = useGetOne<ImportRow>(
    of.resource,
    { id },
    { refetchInterval: ({ state }) => (state.data && !isRunning(state.data) ? false : pollMs) },
  );
  useEffect(() => void (document.title = `${t(`of.${of.name}`)} · Kadro`), [t, of.name]);
  return (
    <>
      <BackLink to={of.at}>{t('latest')}</BackLink>
      {error && !data && <RecordFailure error={error} absent={t('gone')} onRetry={() => void refetch()} />}
      {isPending && !error && <SkeletonBlock lines={10} />}
      {data && (
        <Whole>
          <Rows className="rows">
            <PageTitle title={<Title of={of} row={data} />} actions={<Template of={of} />} />
            <Report of={of} row={data} />
          </Rows>
          <Summary key={data.id} of={of} row={data} />
        </Whole>
      )}
    </>
  );
}

function Title({ of, row: { id, isDryRun } }: { of: ImportDeclaration; row: ImportRow }) {
  const t = useT('console-import');
  const file = fileOf(id)?.name;
  return (
    <>
      {t(`of.${of.name}`)}
      {file && <Second>{isDryRun ? t('dryRun', { file }) : <bdi>{file}</bdi>}</Second>}
    </>
  );
}
