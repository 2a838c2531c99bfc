/** Of one person, of a command for several. */
export interface Result {
  id: string;
  name?: string;
  message?: string;
  details?: {
    warnings?: readonly { message: string }[];
    /** Of the workplan that was made. */
    id?: string;
    revision?: number;
    replaced?: readonly { date: string; shiftIds: readonly string[] }[];
  };
}

export interface Finding {
  person: string;
  message: string;
  /** Not planned, not taken back, or planned against a rule. */
  kind: 'refused' | 'kept' | 'warned';
}

/** What was refused of a plan for several, and what is against a rule. */
export const findingsOf = (results: readonly Result[]): Finding[] =>
  results.flatMap(({ id, name, message, details }): Finding[] =>
    name === undefined
      ? (details?.warnings ?? []).map((warning) => ({ person: id, message: warning.message, kind: 'warned' }))
      : [{ person: id, message: message ?? name, kind: 'refused' }],
  );
