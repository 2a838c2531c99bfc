import { useFormat, useT } from '@kadro/i18n';
import { ErrorState, FactList, ink, radius, Section, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useMemo } from 'react';
import { ListBase, useGetOne } from 'react-admin';
import { usePress } from '../form/use-command.ts';
import { usePatience } from '../server/patience.ts';
import { type Column } from '../table/columns.ts';
import { ListPage, useTotal } from '../table/ListPage.tsx';
import { type DeadLetter } from './job.ts';
import { OperationTabs } from './OperationTabs.tsx';

const Data = styled('pre')(({ theme }) => ({
  ...(theme.typography.label as object),
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  margin: 0,
  padding: 12,
  maxHeight: '50dvh',
  overflow: 'auto',
  border: `1px solid ${ink.line}`,
  borderRadius: radius.control,
  backgroundColor: ink.soft,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textAlign: 'left',
}));
const Stack = styled('div')({ display: 'grid', gap: 20, justifyItems: 'stretch', '& > h2': { paddingInlineEnd: 32, overflowWrap: 'anywhere' } });

const newest = { field: 'at', order: 'DESC' } as const;

/** Messages that nobody could work on: why, their data, and sending them once more. */
export function DeadLetters() {
  return (
    <ListBase<DeadLetter> resource="dead-letters" perPage={50} sort={newest} debounce={0} queryOptions={usePatience()}>
      <Page />
    </ListBase>
  );
}

function Page() {
  const t = useT('console');
  const { dateTime, number } = useFormat();
  const none = useCallback(() => '/operations/dead-letters', []);
  const columns = useMemo(
    (): Column<DeadLetter>[] => [
      { id: 'type', label: t('common:common.type'), width: '22%', cell: ({ type }) => <bdi dir="ltr">{type}</bdi> },
      { id: 'reason', label: t('operations.failure'), cell: ({ reason }) => <bdi dir="ltr">{reason}</bdi> },
      { id: 'reaction', label: t('operations.reaction'), width: '20%', from: 760, cell: ({ reaction }) => <bdi dir="ltr">{reaction}</bdi> },
      { id: 'attempts', label: t('operations.attempts'), width: '88px', from: 640, cell: ({ attempts }) => number(attempts) },
      { id: 'at', label: t('common:common.date'), width: '146px', cell: ({ at }) => dateTime(at) },
      { id: 'act', label: t('common:common.actions'), width: '130px', cell: ({ id }) => <Resend id={id} /> },
    ],
    [t, dateTime, number],
  );
  return (
    <ListPage<DeadLetter>
      title={t('nav.operations')}
      count={useTotal()}
      views={<OperationTabs value="letters" />}
      columns={columns}
      to={none}
      card={(letter) => <Card letter={letter} />}
      panel={(letter) => <Letter letter={letter} />}
      panelLabel={({ type }) => type}
      plain
      empty={{ title: t('operations.noLetters'), text: t('operations.noLettersText') }}
    />
  );
}

function Resend({ id }: { id: string }) {
  const t = useT('console');
  const press = usePress();
  return (
    <Button size="small" onClick={() => void press({ service: 'leave', method: 'POST', path: `dead-letters/${encodeURIComponent(id)}/resend`, body: {} })}>
      {t('operations.resend')}
    </Button>
  );
}

function Card({ letter: { id, type, reason, at } }: { letter: DeadLetter }) {
  const { dateTime } = useFormat();
  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <strong>
        <bdi dir="ltr">{type}</bdi>
      </strong>
      <bdi dir="ltr">{reason}</bdi>
      <span style={{ color: ink.textMuted }}>{dateTime(at)}</span>
      <Resend id={id} />
    </div>
  );
}

/** One message with its data. */
function Letter({ letter }: { letter: DeadLetter }) {
  const t = useT('console');
  const { dateTime, number } = useFormat();
  const { data, isPending, error, refetch } = useGetOne<DeadLetter>('dead-letters', { id: letter.id }, usePatience());
  return (
    <Stack>
      <h2>
        <bdi dir="ltr">{letter.type}</bdi>
      </h2>
      <FactList
        facts={[
          { label: t('operations.failure'), value: <bdi dir="ltr">{letter.reason}</bdi> },
          { label: t('operations.reaction'), value: letter.reaction && <bdi dir="ltr">{letter.reaction}</bdi> },
          { label: t('operations.attempts'), value: number(letter.attempts) },
          { label: t('common:common.date'), value: dateTime(letter.at) },
        ]}
      />
      <Section title={t('operations.data')}>
        {isPending && <SkeletonBlock lines={5} />}
        {error && !data && <ErrorState title={t('list.failed')} onRetry={() => void refetch()} />}
        {data && (
          <Data dir="ltr" tabIndex={0}>
            {JSON.stringify(data.heard ?? {}, null, 2)}
          </Data>
        )}
      </Section>
      <div>
        <Resend id={letter.id} />
      </div>
    </Stack>
  );
}
