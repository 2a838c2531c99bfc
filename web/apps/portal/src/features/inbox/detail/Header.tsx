import { Fragment, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { ink, phone, PersonAvatar, status as colours, StatusChip } from '@kadro/ui';
import { usePeople } from '../../../people/names.ts';
import { DotSeparated } from '../../../parts/DotSeparated.tsx';
import { statusWord } from '../../../requests/status-word.ts';
import { usePersonName } from '../../../requests/use-person-name.ts';
import { happenedWord } from '../../../requests/happened.ts';
import { type OpenRequest, useWords } from '../kind.ts';

const Person = styled('div')({ display: 'flex', alignItems: 'center', gap: 14, minWidth: 0 });
const Lines = styled('div')({ display: 'grid', gap: 2, minWidth: 0, flex: 1 });
const Line = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 10px' });
const Name = styled('h2')(({ theme }) => ({ ...(theme.typography.section as object), overflowWrap: 'anywhere' }));
const Muted = styled('p')(({ theme }) => ({ ...theme.typography.dense, color: ink.textMuted }));
const Dates = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 12px',
  '& > strong': {
    ...(theme.typography.figure as object),
    fontSize: '2rem',
    [phone]: theme.typography.figureSmall as object,
  },
  '& > span': { color: ink.textMuted },
}));
const Note = styled('q')({
  display: 'block',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  '[dir="rtl"] &': { textAlign: 'right' },
  [phone]: { padding: '10px 12px', borderRadius: 6, backgroundColor: ink.soft },
});
const Asked = styled('div')({
  display: 'grid',
  gap: 2,
  padding: '10px 14px',
  borderRadius: 8,
  color: colours.needExtraDetail.text,
  backgroundColor: colours.needExtraDetail.tint,
  '& q': { color: ink.text },
});

export function RequestHeader({ request, aside }: { request: OpenRequest; aside?: ReactNode }) {
  const words = useWords();
  const { reason } = request;
  return (
    <>
      <Requester request={request} aside={aside} />
      <div>
        <Dates>
          <strong>{words.period(request)}</strong>
          <span>
            <DotSeparated parts={[words.part(request), words.amount(request), words.type(request)]} />
          </span>
        </Dates>
      </div>
      {reason && (
        <Note>
          <bdi>{reason}</bdi>
        </Note>
      )}
      <AskedBack request={request} />
    </>
  );
}

function Requester({ request, aside }: { request: OpenRequest; aside?: ReactNode }) {
  const t = useT('inbox');
  const { dateTime, relative } = useFormat();
  const { employee, employeeId, status, requestedDateTime } = request;
  const name = usePersonName()(employee);
  const job = usePeople([employeeId]).data?.[0]?.job;
  const asked = (
    <span key="asked" title={dateTime(requestedDateTime)}>
      {t('askedAt', { when: relative(requestedDateTime) })}
    </span>
  );
  return (
    <Person>
      <PersonAvatar id={employeeId} name={name} image={employee?.imageUrl} size="large" />
      <Lines>
        <Line>
          <Name>
            <bdi>{name}</bdi>
          </Name>
          {aside ?? <StatusChip status={status}>{t(statusWord[status])}</StatusChip>}
        </Line>
        <Muted>
          <DotSeparated parts={[job, asked]} />
        </Muted>
      </Lines>
    </Person>
  );
}

function AskedBack({ request: { approvalHistory } }: { request: OpenRequest }) {
  const t = useT('inbox');
  const nameOf = usePersonName();
  const exchange = (approvalHistory ?? []).filter(
    ({ action }) => action === 'NEED_EXTRA_DETAIL' || action === 'DETAIL',
  );
  if (exchange.length === 0) return null;
  return (
    <Asked>
      {exchange.map(({ at, action, note, by }) => (
        <Fragment key={`${at} ${action}`}>
          <strong>{action === 'DETAIL' ? t(happenedWord('DETAIL')) : t('askedBack', { name: nameOf(by) })}</strong>
          {note && (
            <q>
              <bdi>{note}</bdi>
            </q>
          )}
        </Fragment>
      ))}
    </Asked>
  );
}
