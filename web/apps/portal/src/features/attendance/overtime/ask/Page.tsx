import { Navigate, useParams, useSearchParams } from 'react-router';
import { useT } from '@kadro/i18n';
import { isDay, ReadFailure, Sheet, SkeletonBlock, today } from '@kadro/ui';
import { useUser } from '../../../../core/context.tsx';
import { notFound } from '../../../../navigation/where-to.ts';
import { Page } from '../../../../parts/Page.tsx';
import { useDayOf, useOvertimeRequest } from '../data/queries.ts';
import { canChange } from '../data/types.ts';
import { overtimeRequests } from '../paths.ts';
import { OvertimeBreadcrumbs } from '../shared/Breadcrumbs.tsx';
import { draftFor, draftOf } from './draft.ts';
import { AskOvertime } from './Form.tsx';

/** Asks for overtime, or changes what was asked for. */
export default function AskPage() {
  const t = useT('overtime');
  const { id } = useParams();
  return (
    <Page title={id === undefined ? t('portal:nav.askForOvertime') : t('change')} breadcrumbs={<OvertimeBreadcrumbs />}>
      {id === undefined ? <New /> : <Editing id={id} />}
    </Page>
  );
}

/** For the date of the address; with what of it is not approved yet, once that is known. */
function New() {
  const { id } = useUser();
  const [params] = useSearchParams();
  const date = params.get('date') ?? '';
  const given = isDay(date) ? date : null;
  const { data, error } = useDayOf(id, given);
  if (given && data === undefined && error === undefined) return <Block />;
  return <AskOvertime start={draftFor(given ?? today(), data?.overtimeUnapproved ?? 0)} editing={undefined} />;
}

function Editing({ id }: { id: string }) {
  const t = useT('overtime');
  const user = useUser();
  const { data, error, reload, loading } = useOvertimeRequest(id);
  if (data === null) return <Navigate to={notFound} replace />;
  if (data && (data.employeeId !== user.id || !canChange(data)))
    return <Navigate to={`${overtimeRequests}/${id}`} replace />;
  if (data) return <AskOvertime start={draftOf(data)} editing={data} />;
  if (error === undefined) return <Block />;
  return (
    <Sheet>
      <ReadFailure error={error} title={t('down')} onRetry={() => void reload()} retrying={loading} />
    </Sheet>
  );
}

const Block = () => (
  <Sheet>
    <SkeletonBlock height={320} />
  </Sheet>
);
