/** Kinds of reach are the house's words; the chassis only compares them. */
export type ReachKind = string;

/** Which indexes of a model each kind of reach looks at; true = a kind that reaches every row. */
export type ReachRule = Readonly<Record<ReachKind, string | readonly string[] | true>>;
