/** A read model by name; `rowType` says what its rows are and is never there. */
export interface ModelOf<R> {
  readonly name: string;
  readonly rowType?: R;
}
