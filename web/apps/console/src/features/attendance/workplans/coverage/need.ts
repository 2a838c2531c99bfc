import { type StaffingNeedsListQuery } from '../../../../generated/graphql.ts';
import { weekdays } from '../../../../fields/working-pattern.ts';

export type Needs = NonNullable<StaffingNeedsListQuery['staffingNeeds']>['items'][number];
type Need = Needs['needs'][number];

export const needDays = [...weekdays, 'holiday'] as const;

export type NeedDay = (typeof needDays)[number];
export type WeekNeed = Record<NeedDay, number>;

const nobody: WeekNeed = {
  monday: 0,
  tuesday: 0,
  wednesday: 0,
  thursday: 0,
  friday: 0,
  saturday: 0,
  sunday: 0,
  holiday: 0,
};

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
  Object.fromEntries(
    needDays.map((day) => {
      const text = typed[cellKey(shiftId, day)];
      return [day, text === undefined ? week[day] : Number(text)];
    }),
  ) as WeekNeed;

/** Days after one on which a need changes, with the shifts of each; '' = the whole branch. */
export function laterThan(needs: readonly Need[], teamId: string, day: string): { from: string; shiftIds: string[] }[] {
  const later = needs.filter((one) => (one.teamId ?? '') === teamId && one.from > day);
  return [...Map.groupBy(later, ({ from }) => from)].map(([from, all]) => ({
    from,
    shiftIds: all.map(({ shiftId }) => shiftId),
  }));
}
