import { useFormat, useT } from '@kadro/i18n';
import { FactList, HistoryList, SkeletonBlock, ReadFailure } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { type HistoryTexts } from '../../../fields/history-texts.ts';
import { toldChanges } from '../../../history/changed-field.ts';
import { useChange } from '../../../history/use-change.tsx';
import { useEventName } from '../../../history/use-words.ts';
import { useAudited } from '../../../manifest/context.ts';
import { usePersonCard } from '../../../people/PersonName.tsx';
import { fullName } from '../../../people/person.ts';
import { type AuditDetail, type AuditEntry, wholeEntry } from './model.ts';
import { Actor, AuditedKind, AuditedRecord, useRecordPath } from './Record.tsx';

const Stack = styled('div')({ display: 'grid', gap: 20, '& > h2': { paddingInlineEnd: 32 } });

export function AuditEntryDetails({ entry, title = true }: { entry: AuditEntry; title?: boolean }) {
  const t = useT('console');
  const eventName = useEventName();
  const path = useRecordPath(entry);
  const { data: known, error, refetch } = useGetOne<AuditDetail>('audit-log', { id: entry.id });
  const data = wholeEntry(known);
  return (
    <Stack>
      {title && <h2>{eventName(entry.type)}</h2>}
      {path && (
        <div>
          <Button variant="outlined" component={Link} to={path}>
            {t('panel.open')}
          </Button>
        </div>
      )}
      <Facts entry={data ?? entry} />
      {!data && !error && <SkeletonBlock lines={4} />}
      {error && !data && (
        <ReadFailure error={error} title={t('console-history:history.failed')} onRetry={() => void refetch()} />
      )}
      {data && <Changes entry={data} />}
    </Stack>
  );
}

function Facts({ entry }: { entry: AuditEntry & Partial<Pick<AuditDetail, 'on'>> }) {
  const t = useT('time');
  const { date, dateTime } = useFormat();
  const { at, on, actor, onBehalfOf } = entry;
  return (
    <FactList
      facts={[
        { label: t('console-history:audit.record'), value: <AuditedRecord entry={entry} /> },
        { label: t('console-history:audit.kind'), value: <AuditedKind kind={entry.kind} /> },
        { label: t('change.recorded'), value: dateTime(at) },
        ...(on ? [{ label: t('change.day'), value: date(on) }] : []),
        { label: t('change.by'), value: <Actor id={actor} /> },
        ...(onBehalfOf ? [{ label: t('console-history:audit.for'), value: <Actor id={onBehalfOf} /> }] : []),
      ]}
    />
  );
}

const noTexts: HistoryTexts = { fields: {} };

function Changes({ entry }: { entry: AuditDetail }) {
  const { dateTime } = useFormat();
  const texts = useAudited(entry.kind)?.audited?.texts ?? noTexts;
  const change = useChange(texts);
  const eventName = useEventName();
  const { card } = usePersonCard(entry.actor === 'system' ? undefined : entry.actor);
  return (
    <HistoryList
      entries={[
        {
          id: entry.id,
          when: dateTime(entry.at),
          what: eventName(entry.type),
          who: card && { id: card.id, name: fullName(card), image: card.imageUrl },
          changes: toldChanges(entry.changes, texts).map(change),
          ...(entry.state === 'PLANNED' ? { kind: 'planned' as const } : {}),
        },
      ]}
    />
  );
}
