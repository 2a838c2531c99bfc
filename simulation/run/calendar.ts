import { type Chance } from '../world/chance.ts';

const minuteMs = 60_000;
const beginHour = 8;
const endHour = 18;

/** When people do something: mostly on working days, now and then in the evening, at night or on a Sunday. */
export class Calendar {
  readonly #zone: string;
  readonly #chance: Chance;

  constructor(zone: string, chance: Chance) {
    this.#zone = zone;
    this.#chance = chance;
  }

  todayAt(now: number): string {
    return this.#local(now).toPlainDate().toString();
  }

  /** The next time that somebody acts, where so many acts are done in a day of work. */
  nextAct(now: number, actsPerDay: number): number {
    const mean = ((endHour - beginHour) * 60 * minuteMs) / actsPerDay;
    const next = now + 1_000 + Math.floor(this.#chance.fraction() * 2 * mean);
    if (this.#isWork(next) || this.#chance.oneIn(3 * actsPerDay)) return next;
    return this.#nextMorning(next) + this.#chance.below(30 * minuteMs);
  }

  #local(now: number): Temporal.ZonedDateTime {
    return Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(this.#zone);
  }

  #isWork(now: number): boolean {
    const { dayOfWeek, hour } = this.#local(now);
    return dayOfWeek <= 5 && hour >= beginHour && hour < endHour;
  }

  #nextMorning(now: number): number {
    const local = this.#local(now);
    let morning = local.startOfDay().add({ hours: beginHour });
    while (morning.dayOfWeek > 5 || morning.epochMilliseconds <= now)
      morning = morning
        .toPlainDate()
        .add({ days: 1 })
        .toZonedDateTime({ timeZone: this.#zone, plainTime: { hour: beginHour } });
    return morning.epochMilliseconds;
  }
}
