import { useFormat, useT } from '@kadro/i18n';
import { FactList, ReadFailure, Section, SkeletonBlock, Squares } from '@kadro/ui';
import { useGetOne } from 'react-admin';
import { useEnumText } from '../../../../fields/use-texts.ts';
import { isAbsent } from '../../../../parts/RecordFailure.tsx';
import { isOpen, type Overtime, type OvertimeYear } from '../model.ts';

const hour = 60;

/** The overtime of the year of a request against what a year may have, as the server counts. */
export function Year({ request }: { request: Overtime }) {
  const t = useT('overtime');
  const { id, revision } = request;
  const { data, error, refetch } = useGetOne<OvertimeYear>('overtime-years', { id, meta: { as: revision } });
  if (!data && error && isAbsent(error)) return null;
  return (
    <Section title={data ? t('year.title', { year: String(data.year) }) : t('year.plain')}>
      {!data && !error && <SkeletonBlock lines={2} />}
      {error && !data && <ReadFailure error={error} title={t('down')} onRetry={() => void refetch()} />}
      {data && <Known year={data} asked={isOpen(request) ? request.durationInMinutes : 0} />}
    </Section>
  );
}

interface KnownProps {
  year: OvertimeYear;
  /** Minutes that are not decided yet. */
  asked: number;
}

function Known({ year: { counted, approved, most, refuses }, asked }: KnownProps) {
  const t = useT('console-attendance');
  const enumText = useEnumText();
  const { duration } = useFormat();
  const spoken = { counted: duration(counted), approved: duration(approved), asked: duration(asked), raw: true };
  const limit = typeof most === 'number' && [
    { label: t('console-fields:field.overtimeYearMost'), value: duration(most) },
    { label: t('console-fields:field.overtimeYearLimit'), value: enumText('ruleLimit', refuses ? 'REFUSE' : 'WARN') },
  ];
  return (
    <>
      {typeof most === 'number' && (
        <Squares
          happened={counted / hour}
          asked={approved / hour}
          own={asked / hour}
          total={most / hour}
          label={t('overtime:year.spoken', spoken)}
        />
      )}
      <FactList
        facts={[
          { label: t('overtime.counted'), value: duration(counted) },
          { label: t('overtime.ahead'), value: duration(approved) },
          ...(limit || []),
        ]}
      />
    </>
  );
}
