import { useT } from '@kadro/i18n';
import { ReadFailure, Section, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useGetOne } from 'react-admin';
import { Link } from 'react-router';
import { JoinedHeading } from '../../../../people/JoinedPerson.tsx';
import { Decision } from '../../../../requests/Decision.tsx';
import { useMoment } from '../../../../time/moment.tsx';
import { kind, onlyRead, type Overtime, type OvertimeRow, wholeRequest } from '../model.ts';
import { Chain } from '../record/Chain.tsx';
import { Day } from '../record/Day.tsx';
import { Facts } from '../record/Facts.tsx';
import { Year } from '../record/Year.tsx';
import { useWhen } from '../words.tsx';

const Stack = styled('div')({ display: 'grid', gap: 20, '& h2:first-of-type': { paddingInlineEnd: 32 } });

export function OvertimePanel({ request: row }: { request: OvertimeRow }) {
  const t = useT('console');
  const { isOtherDay } = useMoment();
  const { data: known, error, refetch } = useGetOne<Overtime>('overtimes', { id: row.id });
  const read = wholeRequest(known);
  const data = read && isOtherDay ? onlyRead(read) : read;
  const request = data ?? row;
  return (
    <Stack>
      <JoinedHeading card={request.employee} as="h2" />
      <div>
        <Button variant="outlined" component={Link} to={`/overtimes/${row.id}/show`}>
          {t('panel.open')}
        </Button>
      </div>
      <Facts request={request} />
      {!data && !error && <SkeletonBlock lines={6} />}
      {error && !data && <ReadFailure error={error} title={t('overtime:down')} onRetry={() => void refetch()} />}
      {data && <DayAndDecision request={data} />}
    </Stack>
  );
}

function DayAndDecision({ request }: { request: Overtime }) {
  const t = useT('console-requests');
  const when = useWhen();
  return (
    <>
      <Day request={request} />
      <Year request={request} />
      <Section title={t('chain')}>
        <Chain request={request} />
      </Section>
      <Decision key={request.id} of={kind} request={request} when={when(request)} />
    </>
  );
}
