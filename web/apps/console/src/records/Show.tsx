import { useFormat, useT } from '@kadro/i18n';
import { PageTitle, phone, Section, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useParams } from 'react-router';
import { FactColumns } from '../fields/FactColumns.tsx';
import { useLabel } from '../fields/use-texts.ts';
import { FieldValue } from '../fields/Value.tsx';
import { CommandForm } from '../form/CommandForm.tsx';
import { changesOf, type Values } from '../form/changes.ts';
import { isLeftOpen, type KeptInput } from '../form/use-form-draft.ts';
import { RecordHistory } from '../history/List.tsx';
import { BackLink } from '../parts/BackLink.tsx';
import { RecordFailure } from '../parts/RecordFailure.tsx';
import { tabPanel, TabLinks } from '../parts/TabLinks.tsx';
import { Archive, Restore } from './Archive.tsx';
import { dated, factsOf, historyOf, type NamedRecord, type RecordDeclaration, toBody } from './declaration.ts';
import { Met } from './Met.tsx';
import { RecordPage } from './PageBody.tsx';
import { useParts } from './use-parts.ts';

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

const draftOf = ({ name, kept }: RecordDeclaration, { id, revision }: NamedRecord): KeptInput => ({
  name,
  record: id,
  fields: kept,
  seen: revision,
});

/** Whether the record is edited; from the start where a session ended in its form. */
function useEditing(of: RecordDeclaration, record: NamedRecord | undefined) {
  const [editing, setEditing] = useState<boolean>();
  if (editing === undefined && record) setEditing(!record.archived && isLeftOpen(draftOf(of, record)));
  return [editing === true, setEditing] as const;
}

function Body({ of }: { of: RecordDeclaration }) {
  const t = useT('console');
  const { record, isPending, error, refetch } = useShowContext<NamedRecord>();
  const [editing, setEditing] = useEditing(of, record);
  const at = useParams()['*'];
  const tab = of.hasHistoryTab && at === 'history' ? 'history' : 'details';
  useEffect(() => void (document.title = `${record?.name ?? t(`nav.${of.name}`)} · Kadro`), [record, t, of]);
  const retry = () => void refetch();
  if (error && !record) return <RecordFailure error={error} absent={t('record.notFound')} onRetry={retry} />;
  if (isPending || !record) return <SkeletonBlock lines={8} />;
  const mayAct = !editing && tab === 'details';
  return (
    <>
      <PageTitle
        title={<Title record={record} of={of} />}
        second={record.archived ? t('common:state.archived') : undefined}
        actions={mayAct && <Actions record={record} of={of} onEdit={() => setEditing(true)} />}
      />
      {of.hasHistoryTab && <RecordTabs of={of} id={record.id} tab={tab} />}
      <div {...(of.hasHistoryTab && tabPanel(tab))} style={{ display: 'grid', gap: 24, minWidth: 0 }}>
        {tab === 'details' && editing && <Edit record={record} of={of} onClose={() => setEditing(false)} />}
        {mayAct && <Details record={record} of={of} />}
        {(tab === 'history' || !of.hasHistoryTab) && <HistoryOf record={record} of={of} />}
      </div>
    </>
  );
}

function Actions({ record, of, onEdit }: { record: NamedRecord; of: RecordDeclaration; onEdit: () => void }) {
  const t = useT();
  if (record.archived) return <Restore record={record} of={of} />;
  return (
    <>
      <Button variant="outlined" className="no-print" onClick={onEdit}>
        {t('common:action.edit')}
      </Button>
      <Archive record={record} of={of} />
    </>
  );
}

function Details({ record, of }: { record: NamedRecord; of: RecordDeclaration }) {
  const { More } = of;
  return (
    <>
      <Facts record={record} of={of} />
      {More && (
        <Suspense fallback={null}>
          <More record={record} />
        </Suspense>
      )}
    </>
  );
}

function HistoryOf({ record, of }: { record: NamedRecord; of: RecordDeclaration }) {
  const t = useT();
  const history = useMemo(() => historyOf(of), [of]);
  const entries = <RecordHistory resource={of.name} id={record.id} of={history} />;
  return of.hasHistoryTab ? entries : <Section title={t('common:common.history')}>{entries}</Section>;
}

const Title = ({ record, of }: { record: NamedRecord; of: RecordDeclaration }) => (
  <span style={{ display: 'inline-flex', alignItems: 'center', gap: 10 }}>
    {of.mark?.(record)}
    <bdi>{record.name}</bdi>
  </span>
);

/** Extends the line under the tabs to the edges of the page. */
const Edge = styled('div')({ marginInline: -20, marginBlockStart: -12, [phone]: { marginInline: -14 } });

function RecordTabs({ of, id, tab }: { of: RecordDeclaration; id: string; tab: string }) {
  const t = useT();
  const to = `/${of.name}/${id}/show`;
  return (
    <Edge>
      <TabLinks
        label={t('common:common.details')}
        value={tab}
        tabs={[
          { name: 'details', label: t('common:common.details'), to },
          { name: 'history', label: t('common:common.history'), to: `${to}/history` },
        ]}
      />
    </Edge>
  );
}

function Facts({ record, of }: { record: NamedRecord; of: RecordDeclaration }) {
  const label = useLabel(of.fields);
  const parts = useParts(of);
  return parts.map(({ title, fields }) => {
    const facts = fields.map((field) => ({
      id: field,
      label: label(field),
      value: <FieldValue of={of.fields[field]} value={record[field]} />,
    }));
    return title ? (
      <Section key={title} title={title}>
        <FactColumns facts={facts} />
      </Section>
    ) : (
      <FactColumns key="all" facts={facts} />
    );
  });
}

function FormDraft({ record, of }: { record: NamedRecord; of: RecordDeclaration }) {
  const { getValues } = useFormContext<Values>();
  const { Draft } = of;
  const changes = () => toBody(changesOf(of.fields, factsOf(of), record, getValues()));
  return <Suspense fallback={null}>{Draft && <Draft record={record} path={of.name} changes={changes} />}</Suspense>;
}

function Edit({ record, of, onClose }: { record: NamedRecord; of: RecordDeclaration; onClose: () => void }) {
  const t = useT();
  const { dateInSentence } = useFormat();
  const parts = useParts(of, true);
  const today = of.dated?.today?.(record);
  return (
    <CommandForm
      of={of.fields}
      parts={parts}
      record={record}
      required={of.required}
      draft={draftOf(of, record)}
      command={(changes) => ({
        service: of.service,
        method: 'PUT',
        path: `${of.name}/${record.id}`,
        body: { ...toBody(dated(of, changes, record)), revision: record.revision },
      })}
      explain={(field) =>
        today && field === of.dated?.from ? t('time:effective.text', { date: dateInSentence(today) }) : undefined
      }
      submit={t('common:action.save')}
      onDone={onClose}
      onClose={onClose}
    >
      {of.meets && <Met of={of} />}
      {of.Draft && <FormDraft record={record} of={of} />}
    </CommandForm>
  );
}
