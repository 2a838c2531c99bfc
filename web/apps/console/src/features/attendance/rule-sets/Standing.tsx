import { useFormat, useT } from '@kadro/i18n';
import { ErrorState, ink, Section, SkeletonBlock } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useGetList, useRecordContext } from 'react-admin';
import { RecordName } from '../../../fields/RecordName.tsx';
import { useLabel } from '../../../fields/use-texts.ts';
import { FieldValue } from '../../../fields/Value.tsx';
import { type ShiftParameterRecordFragment } from '../../../generated/graphql.ts';
import { type NamedRecord } from '../../../records/declaration.ts';
import { useMoment } from '../../../time/moment.tsx';
import { allPlaces, type RulePlace, spansAt } from './places.ts';
import { PlacesDialog } from './PlacesDialog.tsx';
import { ruleSets } from './feature.ts';

const List = styled('ul')({ listStyle: 'none', display: 'grid', gap: 8 });
const Line = styled('li')({ display: 'flex', flexWrap: 'wrap', gap: '2px 14px' });
const Muted = styled('span')({ color: ink.textMuted });

/** Where a rule set counts and from which days on, and its values by day. */
export function Standing({ record }: { record: NamedRecord }) {
  return (
    <>
      <Places record={record} />
      <Periods />
    </>
  );
}

function Places({ record }: { record: NamedRecord }) {
  const t = useT('console-attendance');
  const { isOtherDay } = useMoment();
  const [isOpen, setOpen] = useState(false);
  const { data, error, isPending, refetch } = useGetList<RulePlace>('rule-places', allPlaces);
  const mayPlace = !record.archived && !isOtherDay && data !== undefined;
  return (
    <Section
      title={t('rules.places')}
      action={
        mayPlace && (
          <Button variant="outlined" size="small" className="no-print" onClick={() => setOpen(true)}>
            {t('rules.placeButton')}
          </Button>
        )
      }
    >
      {isPending && <SkeletonBlock lines={2} />}
      {error && !data && <ErrorState title={t('console:list.failed')} onRetry={() => void refetch()} />}
      {data && <PlaceList places={data} id={record.id} />}
      {isOpen && data && <PlacesDialog record={record} places={data} onClose={() => setOpen(false)} />}
    </Section>
  );
}

function PlaceList({ places, id }: { places: readonly RulePlace[]; id: string }) {
  const t = useT('console-attendance');
  const { date } = useFormat();
  const lines = places.flatMap((place) => spansAt(place, id).map((span) => ({ place, ...span })));
  if (lines.length === 0) return <Muted as="p">{t('rules.nowhere')}</Muted>;
  return (
    <List>
      {lines.map(({ place: { branchId }, from, to }) => (
        <Line key={`${branchId} ${from}`}>
          <strong>{branchId === null ? t('rules.organization') : <RecordName of="branches" id={branchId} />}</strong>
          <Muted>
            {to
              ? t('console:filter.between', { from: date(from), to: date(to) })
              : t('console:filter.since', { from: date(from) })}
          </Muted>
        </Line>
      ))}
    </List>
  );
}

type Period = ShiftParameterRecordFragment['periods'][number];

/** What a period changes of the one before it. */
const changedIn = (period: Period, before: Period | undefined): string[] =>
  Object.entries(period)
    .filter(
      ([name, value]) => name !== 'from' && !name.startsWith('__') && before && Reflect.get(before, name) !== value,
    )
    .map(([name]) => name);

function Periods() {
  const t = useT('console-attendance');
  const { date } = useFormat();
  const fields = ruleSets.fields ?? {};
  const label = useLabel(fields);
  const periods = useRecordContext<ShiftParameterRecordFragment>()?.periods ?? [];
  if (periods.length < 2) return null;
  return (
    <Section title={t('rules.periods')}>
      <List>
        {periods.map((period, n) => (
          <Line key={period.from ?? ''}>
            <strong>
              {period.from === null ? t('rules.always') : t('console:filter.since', { from: date(period.from ?? '') })}
            </strong>
            {changedIn(period, periods[n - 1]).map((name) => (
              <span key={name}>
                <Muted>{label(name)}</Muted>{' '}
                <s>
                  <FieldValue of={fields[name]} value={Reflect.get(periods[n - 1] ?? {}, name)} />
                </s>{' '}
                <FieldValue of={fields[name]} value={Reflect.get(period, name)} />
              </span>
            ))}
          </Line>
        ))}
      </List>
    </Section>
  );
}
