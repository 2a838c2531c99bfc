/** Category of the streams that hold who was shown what, one per reader. */
export const readingsStream = 'fieldReadings';

/** Of whom somebody is shown what under which guards: ids and names only. */
export interface Reading {
  model: string;
  person: string;
  guards: ReadonlySet<string>;
}

/** What one request is about to show under guards whose opening is recorded. */
export class Readings {
  private readonly noted = new Map<string, { model: string; person: string; guards: Set<string> }>();

  add(model: string, person: string, guard: string): void {
    const slot = `${model} ${person}`;
    const known = this.noted.get(slot) ?? { model, person, guards: new Set() };
    known.guards.add(guard);
    this.noted.set(slot, known);
  }

  /** All that was noted since the last time. */
  take(): Reading[] {
    const all = [...this.noted.values()];
    this.noted.clear();
    return all;
  }
}
