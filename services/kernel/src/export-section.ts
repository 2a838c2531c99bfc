type Item = Record<string, unknown>;
/** Key of a text of the web: `leave:leave.type`. */
export type TextKey = `${string}:${string}`;

/** The pages of a person's export, as a service writes its section on them, in one language. */
export interface ExportPages {
  text(key: TextKey): string;
  /** The text of the first key that has one. */
  known(...keys: TextKey[]): string | undefined;
  /** A value as somebody reads it: days, instants, enums and ids in words. */
  value(field: string, value: unknown): string;
  heading(key: TextKey): void;
  paragraph(text: string): void;
  row(label: string, value: string): void;
  /** Fields that have a value, a row each, below a title; nothing where none has. */
  fields(title: string, fields: Item): void;
  /** Columns with shares of the width, below their heads. */
  table(heads: readonly TextKey[], shares: readonly number[], rows: readonly string[][]): void;
  /** Changes, latest first, each with what was before and after. */
  history(title: string, entries: readonly Item[]): Promise<void>;
}

/** A service's part of what a person takes along on paper. */
export interface ExportSection {
  /** Where names of fields have their texts, such as `leave:leave`; after those that all services share. */
  labels?: readonly TextKey[];
  /** Where words of enums have their texts. */
  values?: readonly TextKey[];
  /** Fields that tell of the record and not of the person. */
  leftOut?: readonly string[];
  /** Who it is, of the service that knows people. */
  person?(section: Item): { name: string; organization?: string; language?: string };
  write(section: Item, pages: ExportPages): Promise<void>;
}
