type Item = Record<string, unknown>;
/** Key of a text of the web: `leave:leave.type`. */
export type TextKey = `${string}:${string}`;

/** Writes the pages of a person's export, in one language. */
export interface ExportPages {
  text(key: TextKey): string;
  known(...keys: TextKey[]): string | undefined;
  /** A value in words: days, instants, enums and ids. */
  value(field: string, value: unknown): string;
  heading(key: TextKey): void;
  paragraph(text: string): void;
  row(label: string, value: string): void;
  /** A title and a row per field with a value; nothing without one. */
  fields(title: string, fields: Item): void;
  /** Columns have shares of the width. */
  table(heads: readonly TextKey[], shares: readonly number[], rows: readonly string[][]): void;
  /** Changes, latest first, with old and new values. */
  history(title: string, entries: readonly Item[]): Promise<void>;
}

export interface ExportSection {
  /** Roots of field labels, such as `leave:leave`, after the shared ones. */
  labels?: readonly TextKey[];
  /** Roots of enum texts. */
  values?: readonly TextKey[];
  /** Technical fields. */
  leftOut?: readonly string[];
  /** Given by the service that has people; `reader`: how days and instants are written for who asked. */
  person?(section: Item): {
    name: string;
    organization?: string;
    language?: string;
    reader?: { datePattern?: string; zone?: string };
  };
  write(section: Item, pages: ExportPages): Promise<void>;
}
