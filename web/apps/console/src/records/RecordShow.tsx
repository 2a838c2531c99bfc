import { useT } from '@kadro/i18n';
import { ConfirmDialog, ErrorState, PageTitle, Section, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useEffect, useMemo, useState } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { CommandForm } from '../form/CommandForm.tsx';
import { usePress } from '../form/use-command.ts';
import { RecordHistory } from '../history/RecordHistory.tsx';
import { BackLink } from '../shell/BackLink.tsx';
import { FactColumns } from '../words/FactColumns.tsx';
import { FieldValue } from '../words/FieldValue.tsx';
import { type NamedRecord, type RecordDeclaration, toBody } from './declaration.ts';
import { RecordPage } from './RecordPage.tsx';

/** One record: read, changed in place, archived, and its history. */
export function RecordShow({ of }: { of: RecordDeclaration }) {
  const t = useT('console');
  return (
    <ShowBase<NamedRecord> resource={of.name} redirectOnError={false}>
      <BackLink to={`/${of.name}`}>{t(`nav.${of.name}`)}</BackLink>
      <RecordPage>
        <Body of={of} />
      </RecordPage>
    </ShowBase>
  );
}

function Body({ of }: { of: RecordDeclaration }) {
  const t = useT('console');
  const { record, isPending, error, refetch } = useShowContext<NamedRecord>();
  const [editing, setEditing] = useState(false);
  useEffect(() => void (document.title = `${record?.name ?? t(`nav.${of.name}`)} · Kadro`), [record, t, of]);
  if (error && !record) return <ErrorState title={t('record.notFound')} onRetry={() => void refetch()} />;
  if (isPending || !record) return <SkeletonBlock lines={8} />;
  const actions = !record.archived && !editing && (
    <>
      <Button variant="outlined" className="no-print" onClick={() => setEditing(true)}>
        {t('common:action.edit')}
      </Button>
      <Archive record={record} of={of} />
    </>
  );
  return (
    <>
      <PageTitle title={<bdi>{record.name}</bdi>} second={record.archived ? t('common:state.archived') : undefined} actions={actions} />
      {editing ? (
        <Edit record={record} of={of} onClose={() => setEditing(false)} />
      ) : (
        <FactColumns
          facts={of.fields.map((field) => ({ id: field, label: t(`field.${field}`), value: <FieldValue name={field} value={record[field]} /> }))}
        />
      )}
      <Section title={t('common:common.history')}>
        <RecordHistory resource={of.name} id={record.id} />
      </Section>
    </>
  );
}

function Edit({ record, of, onClose }: { record: NamedRecord; of: RecordDeclaration; onClose: () => void }) {
  const t = useT();
  const parts = useMemo(() => [{ fields: of.fields }], [of]);
  return (
    <CommandForm
      parts={parts}
      record={record}
      required={of.required}
      wish={(changes) => ({ method: 'PUT', path: `${of.name}/${record.id}`, body: { ...toBody(changes), revision: record.revision } })}
      submit={t('common:action.save')}
      onDone={onClose}
      onClose={onClose}
    />
  );
}

function Archive({ record, of }: { record: NamedRecord; of: RecordDeclaration }) {
  const t = useT('console');
  const press = usePress();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" className="no-print" onClick={() => setOpen(true)}>
        {t('common:action.archive')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('archive.title', { name: record.name })}
        effect={t('archive.effect')}
        confirm={t('common:action.archive')}
        cancel={t('common:action.dismiss')}
        onConfirm={() => press({ method: 'DELETE', path: `${of.name}/${record.id}` })}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
