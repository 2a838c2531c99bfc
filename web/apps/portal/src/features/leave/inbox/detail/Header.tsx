import { Fragment, type ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { ink, phone, PersonAvatar, status as colours, StatusChip } from '@kadro/ui';
import { usePeople } from '../../../../people/names.ts';
import { type LeaveRequest } from '../../data/types.ts';
import { DotSeparated } from '../../../../parts/DotSeparated.tsx';
import { statusWord } from '../../shared/status-word.ts';
import { useRequestWords } from '../../shared/use-request-words.ts';

const Who = styled('div')({ display: 'flex', alignItems: 'center', gap: 14, minWidth: 0 });
const Words = styled('div')({ display: 'grid', gap: 2, minWidth: 0, flex: 1 });
const Line = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 10px' });
const Name = styled('h2')(({ theme }) => ({ ...(theme.typography.section as object), overflowWrap: 'anywhere' }));
const Quiet = styled('p')(({ theme }) => ({ ...theme.typography.dense, color: ink.textMuted }));
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

/** Who asks, for when, how much and why; and what was asked back. */
export function RequestHeader({ request, aside }: { request: LeaveRequest; aside?: ReactNode }) {
  const t = useT('inbox');
  const { dateTime, relative } = useFormat();
  const words = useRequestWords();
  const { employee, employeeId, status, reason } = request;
  const people = usePeople([employeeId]);
  const job = people.data?.[0]?.job;
  const name = words.name(employee);
  return (
    <>
      <Who>
        <PersonAvatar id={employeeId} name={name} image={employee?.imageUrl} size="large" />
        <Words>
          <Line>
            <Name>
              <bdi>{name}</bdi>
            </Name>
            {aside ?? <StatusChip status={status}>{t(statusWord[status])}</StatusChip>}
          </Line>
          <Quiet>
            <DotSeparated
              parts={[
                job,
                <span key="asked" title={dateTime(request.requestedDateTime)}>
                  {t('askedAt', { when: relative(request.requestedDateTime) })}
                </span>,
              ]}
            />
          </Quiet>
        </Words>
      </Who>
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

function AskedBack({ request: { approvalHistory } }: { request: LeaveRequest }) {
  const t = useT('inbox');
  const words = useRequestWords();
  const told = (approvalHistory ?? []).filter(({ action }) => action === 'NEED_EXTRA_DETAIL' || action === 'DETAIL');
  if (told.length === 0) return null;
  return (
    <Asked>
      {told.map(({ at, action, note, by }) => (
        <Fragment key={`${at} ${action}`}>
          <strong>
            {action === 'DETAIL' ? t('common:enum.leaveAction.DETAIL') : t('askedBack', { name: words.name(by) })}
          </strong>
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
