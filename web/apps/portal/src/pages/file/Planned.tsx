import { styled } from '@mui/material/styles';
import { useFormat, useT } from '@kadro/i18n';
import { DaySquare, ink, radius } from '@kadro/ui';
import { Becomes } from '../../parts/Becomes.tsx';
import { useDay } from '../../parts/day/use-day.ts';
import { usePeople, usePlaces } from '../../queries/questions.ts';
import { nameOf, type Employee, type PersonCard, type PlannedChange, type Places } from '../../queries/types.ts';

const Boxes = styled('section')({ display: 'grid', gap: 'inherit' });
const Box = styled('div')({
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: '4px 10px',
  padding: '14px 20px',
  border: `1px dashed ${ink.fieldLine}`,
  borderRadius: radius.sheet,
  '& > svg': { marginBlockStart: 3 },
  '& > dl': { gridColumn: 2, display: 'grid', gap: 2 },
  '& dl > div': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  '& dt': { color: ink.textMuted },
});

/** What is planned for oneself: hollow and dashed, for it has not happened. */
export function Planned({ employee }: { employee: Employee }) {
  const t = useT('time');
  const { on } = useDay();
  if (on !== null || !employee.planned?.length) return null;
  return (
    <Boxes aria-label={t('portal.planned')}>
      {employee.planned.map((planned) => (
        <One key={planned.id} employee={employee} planned={planned} />
      ))}
    </Boxes>
  );
}

const places = { branchId: 'branch', unitId: 'unit', teamId: 'team', jobId: 'job' } as const satisfies Record<string, keyof Places>;
type Names = { places?: Places; manager?: PersonCard };

function useNames({ branchId = null, unitId = null, teamId = null, jobId = null, managerId }: NonNullable<PlannedChange['changes']>): Names {
  return { places: usePlaces({ branchId, unitId, teamId, jobId }).data, manager: usePeople(managerId ? [managerId] : []).data?.[0] };
}

function One({ employee, planned: { effectiveOn, kind, changes } }: { employee: Employee; planned: PlannedChange }) {
  const t = useT('time');
  const { dateInSentence } = useFormat();
  const [now, then] = [useNames(employee), useNames(changes ?? {})];
  const date = dateInSentence(effectiveOn);
  const person = ({ manager }: Names) => manager && nameOf(manager);
  const type = (value: string | null | undefined) => value && t(`common:enum.employmentType.${value}` as 'common:enum.employmentType.FULL_TIME');
  const lines = [
    ...Object.entries(places).flatMap(([field, name]) => (changes?.[field as keyof typeof places] ? [{ field, from: now.places?.[name], to: then.places?.[name] }] : [])),
    ...(changes?.managerId ? [{ field: 'managerId', from: person(now), to: person(then) }] : []),
    ...(changes?.employmentType ? [{ field: 'employmentType', from: type(employee.employment?.employmentType), to: type(changes.employmentType) }] : []),
  ];
  return (
    <Box>
      <DaySquare fill="dashed" size="line" />
      <strong>{t(kind === 'RESIGNATION' ? 'planned.leaves' : 'planned.from', { date })}</strong>
      {lines.length > 0 && (
        <dl>
          {lines.map(({ field, from, to }) => (
            <div key={field}>
              <dt>{t(`common:field.${field}` as 'common:field.branchId')}</dt>
              <dd>
                <Becomes from={from ?? t('common:state.notSet')} to={to ?? ''} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Box>
  );
}
