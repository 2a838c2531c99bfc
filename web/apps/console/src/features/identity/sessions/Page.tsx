import { useFormat, useT } from '@kadro/i18n';
import { ConfirmDialog, ink } from '@kadro/ui';
import Button from '@mui/material/Button';
import { useCallback, useMemo, useState } from 'react';
import { ListBase } from 'react-admin';
import { useCommand } from '../../../form/use-command.ts';
import { type SessionsListQuery } from '../../../generated/graphql.ts';
import { PersonName } from '../../../people/PersonName.tsx';
import { useSession } from '../../../server/api.ts';
import { type Column } from '../../../table/columns.ts';
import { ListPage, useTotal } from '../../../table/ListPage.tsx';
import { deviceOf } from './device.ts';
import { SessionViews } from './Views.tsx';

type OpenSession = NonNullable<SessionsListQuery['sessions']>['items'][number];

export function Sessions() {
  const { id } = useSession();
  return (
    <ListBase<OpenSession>
      resource="sessions"
      perPage={50}
      sort={{ field: 'startedAt', order: 'DESC' }}
      filterDefaultValues={{ employeeId: id }}
      debounce={0}
    >
      <Page />
    </ListBase>
  );
}

function Page() {
  const t = useT('console-identity');
  const run = useCommand();
  const [ending, setEnding] = useState<OpenSession>();
  const columns = useColumns(setEnding);
  const none = useCallback(() => '/sessions', []);
  return (
    <>
      <ListPage<OpenSession>
        title={t('console:nav.sessions')}
        count={useTotal()}
        views={<SessionViews />}
        columns={columns}
        to={none}
        card={(session) => <Card session={session} onEnd={setEnding} />}
        plain
        empty={{ title: t('sessions.empty') }}
      />
      <ConfirmDialog
        open={ending !== undefined}
        title={t('sessions.endTitle')}
        effect={t(ending?.current ? 'sessions.endOwn' : 'sessions.endEffect')}
        confirm={t('sessions.end')}
        cancel={t('common:action.dismiss')}
        onConfirm={() => ending && run({ method: 'DELETE', path: `account/sessions/${ending.id}` })}
        onClose={() => setEnding(undefined)}
      />
    </>
  );
}

function useColumns(onEnd: (session: OpenSession) => void): Column<OpenSession>[] {
  const t = useT('console-identity');
  const { dateTime, relative } = useFormat();
  return useMemo(
    () => [
      {
        id: 'who',
        label: t('sessions.person'),
        sort: 'employeeId',
        cell: ({ employeeId }) => <PersonName id={employeeId} link />,
      },
      { id: 'device', label: t('sessions.device'), cell: (session) => <Device session={session} /> },
      {
        id: 'since',
        label: t('sessions.since'),
        sort: 'startedAt',
        from: 640,
        cell: ({ startedAt }) => dateTime(startedAt),
      },
      {
        id: 'seen',
        label: t('sessions.seen'),
        from: 520,
        cell: ({ lastSeenAt, startedAt }) => relative(lastSeenAt ?? startedAt),
      },
      {
        id: 'end',
        label: t('common:common.actions'),
        width: '180px',
        cell: (session) => <End session={session} onEnd={onEnd} />,
      },
    ],
    [t, dateTime, relative, onEnd],
  );
}

function Device({ session: { device, current } }: { session: OpenSession }) {
  const t = useT('console-identity');
  const words = deviceOf(device);
  return (
    <>
      <bdi title={device ?? undefined}>{words || t('sessions.unknown')}</bdi>
      {current && <span style={{ color: ink.textMuted }}> · {t('sessions.current')}</span>}
    </>
  );
}

function End({ session, onEnd }: { session: OpenSession; onEnd: (session: OpenSession) => void }) {
  const t = useT('console-identity');
  return (
    <Button size="small" onClick={() => onEnd(session)}>
      {t('sessions.end')}
    </Button>
  );
}

function Card({ session, onEnd }: { session: OpenSession; onEnd: (session: OpenSession) => void }) {
  const t = useT('console-identity');
  const { relative } = useFormat();
  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <PersonName id={session.employeeId} size="small" />
      <span>
        <Device session={session} />
      </span>
      <span style={{ color: ink.textMuted }}>
        {t('sessions.seen')}: {relative(session.lastSeenAt ?? session.startedAt)}
      </span>
      <End session={session} onEnd={onEnd} />
    </div>
  );
}
