import { useLanguage, useT } from '@kadro/i18n';
import { directionOf, ErrorState, feedback, ink, phone } from '@kadro/ui';
import Button from '@mui/material/Button';
import { styled, useMediaQuery } from '@mui/material';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { RecordName } from '../../../../fields/RecordName.tsx';
import { useMoment } from '../../../../time/moment.tsx';
import { type Room } from '../board/Cell.tsx';
import { Legend } from './Legend.tsx';
import { beside } from './moves.ts';
import { FoldedPlace, ShiftRow } from './lines.tsx';
import { type Coverage, type CoverageRead, keyOf, type Place, placeKey } from './use-coverage.ts';

/** As many rows as may stay in sight below the people, on a high and on a low screen. */
const mostInSight = { high: 9, low: 5 } as const;

const Foot = styled('tfoot')({
  '&[data-stays="true"]': { position: 'sticky', insetBlockEnd: 0, zIndex: 2, [phone]: { position: 'static' } },
  '& th, & td': { backgroundColor: ink.surface },
  '& tr:first-of-type > *': { borderBlockStart: `1px solid ${ink.lineStrong}` },
  '& tr:last-of-type > *': { borderBlockEnd: 0 },
  '& th': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    height: 28,
    padding: '0 7px',
    paddingInlineStart: 16,
    fontWeight: 'inherit',
    whiteSpace: 'nowrap',
  },
  '& th > span': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0 },
  '& th bdi': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& th small': { color: ink.textMuted, marginInlineStart: 'auto' },
  '& td > .end': { color: ink.textMuted, display: 'block', textAlign: 'end' },
  '& td > .end[data-lacks="true"]': { color: feedback.error.text, fontWeight: 560 },
});
const Title = styled('th')({
  '&&': { position: 'static', height: 40, paddingInline: 0, whiteSpace: 'normal', color: ink.textMuted },
  '& strong': { color: ink.text, fontWeight: 560 },
  '& > div': {
    // as wide as what is in sight, wherever the days are scrolled to
    position: 'sticky',
    insetInlineStart: 16,
    boxSizing: 'border-box',
    width: 'calc(100cqi - 32px)',
    maxWidth: 'calc(100% - 16px)',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 10px',
    padding: '5px 0',
  },
  '& .end': { display: 'flex', alignItems: 'center', gap: 14, marginInlineStart: 'auto' },
});

/** Where a need is said; '' = the whole branch. */
export type At = Pick<Place, 'branchId'> & { teamId: string };

export interface CoverageProps {
  read: CoverageRead;
  days: readonly string[];
  room: Room;
  onSet: (at: Partial<At>) => void;
}

/** One place is open, and of several at most one, so that what is missing in all of them stays in sight. */
function useOpened(places: readonly Place[]) {
  const [opened, setOpened] = useState<string>();
  const [first] = places;
  const isOpen = (place: Place) => places.length === 1 || placeKey(place) === (opened ?? (first && placeKey(first)));
  const rows = places.reduce((sum, place) => sum + (isOpen(place) ? place.shifts.length : 0), 1);
  return {
    isOpen,
    toggle: (place: Place) => setOpened(isOpen(place) ? '' : placeKey(place)),
    rows: places.length === 1 ? rows : rows + places.length,
  };
}

/** Need against plan at the foot of the board: a row per shift and a square per post. Arrows move from date to date. */
export function CoverageRows({ read, days, room, onSet }: CoverageProps) {
  const isRightToLeft = directionOf(useLanguage()) === 'rtl';
  const isHigh = useMediaQuery('(min-height:860px)', { noSsr: true });
  const [focused, setFocused] = useState<string>();
  const places = read.data?.places ?? [];
  const { isOpen, toggle, rows } = useOpened(places);
  const shown = places.find(isOpen);
  const first = shown?.shifts[0];
  const tabbed = focused ?? (shown && first ? keyOf(shown, first, days[0] ?? '') : '');
  const onKeyDown = (event: KeyboardEvent) => {
    // the keys of the board are for people
    event.stopPropagation();
    const next = beside(event, isRightToLeft);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const at = shown && { branchId: shown.branchId, teamId: shown.teamId ?? '' };
  return (
    <Foot data-stays={rows <= (isHigh ? mostInSight.high : mostInSight.low)} onKeyDown={onKeyDown}>
      <Heading read={read} days={days} set={<SetButton onSet={() => onSet(at ?? {})} />} />
      {places.map((place) => (
        <PlaceRows
          key={placeKey(place)}
          place={place}
          isAlone={places.length === 1}
          isOpen={isOpen(place)}
          onToggle={() => toggle(place)}
          {...{ room, tabbed, onFocused: setFocused }}
        />
      ))}
    </Foot>
  );
}

function SetButton({ onSet }: { onSet: () => void }) {
  const t = useT('console-attendance');
  const { isOtherDay } = useMoment();
  if (isOtherDay) return null;
  return (
    <Button size="small" variant="outlined" className="no-print" onClick={onSet}>
      {t('coverage.set')}
    </Button>
  );
}

type HeadingProps = Pick<CoverageProps, 'read' | 'days'> & { set: ReactNode };

/** Of which place this is, and what its squares mean; or that no need is said yet. */
function Heading({ read, days, set }: HeadingProps) {
  const t = useT('console-attendance');
  const { data, isPending, error, refetch } = read;
  if (isPending) return null;
  return (
    <tr>
      <Title scope="rowgroup" colSpan={days.length + 3}>
        <div>
          {!data && error && <ErrorState title={t('coverage.failed')} onRetry={() => void refetch()} />}
          {data && data.places.length === 0 && <None>{set}</None>}
          {data && data.places.length > 0 && <Places data={data}>{set}</Places>}
        </div>
      </Title>
    </tr>
  );
}

function Places({ data: { places, moreBranches }, children }: { data: Coverage; children: ReactNode }) {
  const t = useT('console-attendance');
  const [alone, another] = places;
  return (
    <>
      <strong>{t('coverage.title')}</strong>
      {alone && !another && <PlaceName place={alone} />}
      {moreBranches > 0 && t('coverage.more')}
      <span className="end">
        <Legend />
        {children}
      </span>
    </>
  );
}

function None({ children }: { children: ReactNode }) {
  const t = useT('console-attendance');
  return (
    <>
      <strong>{t('coverage.none')}</strong>
      <span>{t('coverage.noneText')}</span>
      {children}
    </>
  );
}

function PlaceName({ place: { branchId, teamId } }: { place: Place }) {
  return (
    <>
      <RecordName of="branches" id={branchId} />
      {teamId && <RecordName of="teams" id={teamId} />}
    </>
  );
}

interface PlaceProps {
  place: Place;
  isAlone: boolean;
  isOpen: boolean;
  onToggle: () => void;
  room: Room;
  tabbed: string;
  onFocused: (key: string) => void;
}

function PlaceRows({ place, isAlone, isOpen, onToggle, room, tabbed, onFocused }: PlaceProps) {
  return (
    <>
      {!isAlone && (
        <FoldedPlace place={place} isOpen={isOpen} onToggle={onToggle}>
          <PlaceName place={place} />
        </FoldedPlace>
      )}
      {isOpen &&
        place.shifts.map((shift) => (
          <ShiftRow
            key={shift.shiftId}
            shift={shift}
            room={room}
            tabbed={tabbed}
            keyOn={(date) => keyOf(place, shift, date)}
            onFocused={onFocused}
          />
        ))}
    </>
  );
}
