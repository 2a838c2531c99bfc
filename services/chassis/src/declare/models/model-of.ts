/** A read model by name; `rowType` exists for types only. */
export interface ModelOf<R> {
  readonly name: string;
  readonly rowType?: R;
}
