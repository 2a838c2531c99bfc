import { type StaffingNeedsListQuery } from '../../../../generated/graphql.ts';
import { weekdays } from '../../../../fields/working-pattern.ts';

export type Needs = NonNullable<StaffingNeedsListQuery['staffingNeeds']>['items'][number];
type Need = Needs['needs'][number];

export const needDays = [...weekdays, 'holiday'] as const;

export type NeedDay = (typeof needDays)[number];
export type WeekNeed = Record<NeedDay, number>;

/** By day, so many people. */
export const eachDay = (of: (day: NeedDay) => number): WeekNeed => ({
  monday: of('monday'),
  tuesday: of('tuesday'),
  wednesday: of('wednesday'),
  thursday: of('thursday'),
  friday: of('friday'),
  saturday: of('saturday'),
  sunday: of('sunday'),
  holiday: of('holiday'),
});

const nobody = eachDay(() => 0);

/** What counts for a shift on a day; '' = the whole branch. */
export function weekOn(
  needs: readonly Need[],
  { teamId, shiftId, on }: { teamId: string; shiftId: string; on: string },
): WeekNeed {
  const own = needs.filter((one) => (one.teamId ?? '') === teamId && one.shiftId === shiftId);
  return own.findLast(({ from }) => from <= on)?.week ?? nobody;
}

/** What is typed over it, by `cellKey`. */
export type Typed = Readonly<Record<string, string>>;

export const cellKey = (shiftId: string, day: NeedDay): string => `${shiftId} ${day}`;

/** With what is typed; an empty field is nobody. */
export const typedWeek = (week: WeekNeed, typed: Typed, shiftId: string): WeekNeed =>
  eachDay((day) => {
    const text = typed[cellKey(shiftId, day)];
    return text === undefined ? week[day] : Number(text);
  });

/** Days after one on which a need changes, with the shifts of each; '' = the whole branch. */
export function laterThan(needs: readonly Need[], teamId: string, day: string): { from: string; shiftIds: string[] }[] {
  const later = needs.filter((one) => (one.teamId ?? '') === teamId && one.from > day);
  return [...Map.groupBy(later, ({ from }) => from)].map(([from, all]) => ({
    from,
    shiftIds: all.map(({ shiftId }) => shiftId),
  }));
}
