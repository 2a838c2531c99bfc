/** Category of the streams of recorded readings, one per reader. */
export const readingsStream = 'fieldReadings';

/** Ids and names only. */
export interface Reading {
  model: string;
  person: string;
  guards: ReadonlySet<string>;
}

/** Guarded fields that a request is about to show. */
export class Readings {
  private readonly noted = new Map<string, { model: string; person: string; guards: Set<string> }>();

  add(model: string, person: string, guard: string): void {
    const slot = `${model} ${person}`;
    const known = this.noted.get(slot) ?? { model, person, guards: new Set() };
    known.guards.add(guard);
    this.noted.set(slot, known);
  }

  /** Noted since the last call. */
  take(): Reading[] {
    const all = [...this.noted.values()];
    this.noted.clear();
    return all;
  }
}
