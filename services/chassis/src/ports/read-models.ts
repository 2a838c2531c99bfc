import { type RowStore, type RowStoreDeclaration } from './row-store.ts';

/** How far a building has come, in events of the log. */
export interface BuildProgress {
  done: number;
  total: number;
}

/** Whose rows are built; whoever builds them knows the rest of its declaration. */
export interface DeclaredService {
  readonly name: string;
  /** URL of a module whose `declaration` is this service: what a thread of its own needs to build read models. */
  readonly declaredIn?: string;
}

/** Which rows of a service are to be built; names as its stores have them. */
export interface BuildOrder<S extends DeclaredService = DeclaredService> {
  service: S;
  names: readonly string[];
  /** Somebody is served meanwhile: goes on beside him, and gives way. */
  isBackground: boolean;
  report: (progress: BuildProgress) => void;
}

export interface ReadModels {
  /** The rows of this very declaration, empty where there are none. */
  open(declaration: RowStoreDeclaration): Promise<RowStore>;
  /**
   * Rows to be read: those made for the declaration, else (`isFormer`) those of an earlier one of the name, else none,
   * or with `orEmpty`
   * empty ones. What is older than the rows of this declaration is removed.
   */
  serve(declaration: RowStoreDeclaration, orEmpty?: boolean): Promise<RowStore | null>;
  /**
   * Builds rows from the whole log beside those that are served, or goes on where that was cut off; resolves when they
   * are complete.
   */
  build(order: BuildOrder): Promise<void>;
  /** The rows that were built last, to be brought up to date; null where they are served already. */
  openBuilt(declaration: RowStoreDeclaration): Promise<RowStore | null>;
  /** Served rows are read from the built ones from now on; false where those must not be used and are removed. */
  turnTo(served: RowStore, built: RowStore, declaration: RowStoreDeclaration): Promise<boolean>;
  close(): Promise<void>;
}
