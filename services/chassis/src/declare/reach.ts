/** Terms of the product; the chassis only compares them. */
export type ReachKind = string;

/** The index that each kind looks at; true = it reaches every row. */
export type ReachRule = Readonly<Record<ReachKind, string | readonly string[] | true>>;
