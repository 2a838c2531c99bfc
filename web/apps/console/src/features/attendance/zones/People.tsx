import { useFormat, useT } from '@kadro/i18n';
import { feedback, ink, Section, SkeletonBlock } from '@kadro/ui';
import { styled } from '@mui/material/styles';
import { PersonName } from '../../../people/PersonName.tsx';
import { type NamedRecord } from '../../../records/declaration.ts';
import { useOccupancy } from './occupancy.ts';

const List = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 16px',
    minHeight: 40,
    borderBlockEnd: `1px solid ${ink.line}`,
  },
  '& small': { color: ink.textMuted, fontVariantNumeric: 'tabular-nums' },
});
const Muted = styled('p')({ color: ink.textMuted });
const Warned = styled('span')({ color: feedback.warning.text });

/** Who is in a zone, since when, and whose last door does not fit the one before. */
export function PeopleInside({ record }: { record: NamedRecord }) {
  const t = useT('console-devices');
  const { number } = useFormat();
  const { zone, isPending } = useOccupancy(record.id);
  if (record.archived) return null;
  return (
    <Section title={t('zone.people')} count={zone?.count}>
      {isPending && <SkeletonBlock lines={3} />}
      {zone && zone.people.length === 0 && <Muted>{t('zone.nobody')}</Muted>}
      {zone && zone.people.length > 0 && <Inside people={zone.people} />}
      {zone && zone.count > zone.people.length && (
        <Muted>{t('zone.more', { people: number(zone.count - zone.people.length) })}</Muted>
      )}
    </Section>
  );
}

type People = NonNullable<ReturnType<typeof useOccupancy>['zone']>['people'];

function Inside({ people }: { people: People }) {
  const t = useT('console-devices');
  const { dateTime } = useFormat();
  return (
    <List>
      {people.map(({ employeeId, since, warning }) => (
        <li key={employeeId}>
          <PersonName id={employeeId} link />
          <small>
            {t('zone.since')} {dateTime(since)}
          </small>
          {warning && <Warned>{t('zone.passback')}</Warned>}
        </li>
      ))}
    </List>
  );
}
