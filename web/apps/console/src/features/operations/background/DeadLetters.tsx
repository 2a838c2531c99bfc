import { useFormat, useT } from '@kadro/i18n';
import { ConfirmDialog, FactList, ink, radius, Section, SkeletonBlock, ReadFailure } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useCallback, useMemo, useState } from 'react';
import { ListBase, useGetOne } from 'react-admin';
import { useCommand, type CommandInput } from '../../../form/use-command.ts';
import { type Column } from '../../../table/columns.ts';
import { ListPage, useTotal } from '../../../table/ListPage.tsx';
import { Code } from './Code.tsx';
import { type DeadLetter } from './model.ts';
import { deadLetterPaths } from './paths.ts';
import { OperationTabs } from './Tabs.tsx';

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
  textAlign: 'start',
}));
const Stack = styled('div')({
  display: 'grid',
  gap: 20,
  justifyItems: 'stretch',
  '& > h2': { paddingInlineEnd: 32, overflowWrap: 'anywhere' },
});

// aligns the text with the rows above
const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8, marginInlineStart: -10 });

const newest = { field: 'at', order: 'DESC' } as const;

export function DeadLetters() {
  return (
    <ListBase<DeadLetter> resource="dead-letters" perPage={50} sort={newest} debounce={0}>
      <Page />
    </ListBase>
  );
}

function Page() {
  const t = useT('console-operations');
  const run = useCommand();
  const [discarding, setDiscarding] = useState<DeadLetter>();
  const none = useCallback(() => '/operations/dead-letters', []);
  const columns = useColumns();
  return (
    <>
      <ListPage<DeadLetter>
        title={t('console:nav.operations')}
        count={useTotal()}
        views={<OperationTabs value="letters" />}
        columns={columns}
        to={none}
        card={(letter) => <Card letter={letter} onDiscard={setDiscarding} />}
        panel={(letter) => <DeadLetterPanel letter={letter} onDiscard={setDiscarding} />}
        panelLabel={({ type }) => type}
        plain
        empty={{ title: t('operations.noLetters'), text: t('operations.noLettersText') }}
      />
      <ConfirmDialog
        open={discarding !== undefined}
        title={t('operations.discardTitle')}
        effect={t('operations.discardEffect')}
        confirm={t('operations.discard')}
        cancel={t('common:action.dismiss')}
        onConfirm={() => discarding && run({ ...placeOf(discarding), method: 'DELETE' })}
        onClose={() => setDiscarding(undefined)}
      />
    </>
  );
}

function useColumns(): Column<DeadLetter>[] {
  const t = useT('console-operations');
  const { dateTime, number } = useFormat();
  return useMemo(
    () => [
      { id: 'type', label: t('common:common.type'), width: '28%', cell: ({ type }) => <Code>{type}</Code> },
      { id: 'reason', label: t('operations.failure'), cell: ({ reason }) => <Code>{reason}</Code> },
      {
        id: 'reaction',
        label: t('operations.reaction'),
        width: '20%',
        from: 760,
        cell: (letter) => <Code>{reactionOf(letter)}</Code>,
      },
      {
        id: 'attempts',
        label: t('operations.attempts'),
        width: '88px',
        from: 640,
        cell: ({ attempts }) => number(attempts),
      },
      { id: 'at', label: t('common:common.date'), width: '146px', cell: ({ at }) => dateTime(at) },
      { id: 'act', label: t('common:common.actions'), width: '168px', cell: (letter) => <Resend letter={letter} /> },
    ],
    [t, dateTime, number],
  );
}

const reactionOf = ({ service, reaction }: DeadLetter): string => `${service}.${reaction}`;
const placeOf = ({ service, localId }: DeadLetter): Pick<CommandInput, 'service' | 'path'> => ({
  service,
  path: `${deadLetterPaths[service]}/${encodeURIComponent(localId)}`,
});

type Discard = (letter: DeadLetter) => void;

function Resend({ letter }: { letter: DeadLetter }) {
  const t = useT('console-operations');
  const run = useCommand();
  const { service, path } = placeOf(letter);
  return (
    <Button size="small" onClick={() => void run({ service, method: 'POST', path: `${path}/resend`, body: {} })}>
      {t('operations.resend')}
    </Button>
  );
}

function Actions({ letter, onDiscard }: { letter: DeadLetter; onDiscard: Discard }) {
  const t = useT('console-operations');
  return (
    <Buttons>
      <Resend letter={letter} />
      <Button size="small" onClick={() => onDiscard(letter)}>
        {t('operations.discard')}
      </Button>
    </Buttons>
  );
}

function Card({ letter, onDiscard }: { letter: DeadLetter; onDiscard: Discard }) {
  const { dateTime } = useFormat();
  const { type, reason, at } = letter;
  return (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start', overflowWrap: 'anywhere' }}>
      <strong>
        <bdi dir="ltr">{type}</bdi>
      </strong>
      <bdi dir="ltr">{reason}</bdi>
      <bdi dir="ltr">{reactionOf(letter)}</bdi>
      <span style={{ color: ink.textMuted }}>{dateTime(at)}</span>
      <Actions letter={letter} onDiscard={onDiscard} />
    </div>
  );
}

function DeadLetterPanel({ letter, onDiscard }: { letter: DeadLetter; onDiscard: Discard }) {
  const t = useT('console-operations');
  const { dateTime, number } = useFormat();
  const { data, isPending, error, refetch } = useGetOne<DeadLetter>('dead-letters', { id: letter.id });
  return (
    <Stack>
      <h2>
        <bdi dir="ltr">{letter.type}</bdi>
      </h2>
      <FactList
        facts={[
          { label: t('operations.failure'), value: <bdi dir="ltr">{letter.reason}</bdi> },
          { label: t('operations.reaction'), value: <bdi dir="ltr">{reactionOf(letter)}</bdi> },
          { label: t('operations.attempts'), value: number(letter.attempts) },
          { label: t('common:common.date'), value: dateTime(letter.at) },
        ]}
      />
      <Section title={t('operations.data')}>
        {isPending && <SkeletonBlock lines={5} />}
        {error && !data && (
          <ReadFailure error={error} title={t('console:list.failed')} onRetry={() => void refetch()} />
        )}
        {data && (
          <Data dir="ltr" tabIndex={0}>
            {JSON.stringify(data.heard ?? {}, null, 2)}
          </Data>
        )}
      </Section>
      <Actions letter={letter} onDiscard={onDiscard} />
    </Stack>
  );
}
