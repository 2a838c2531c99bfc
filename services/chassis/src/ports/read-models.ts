import { type RowStore, type RowStoreDeclaration } from './row-store.ts';

export interface BuildProgress {
  done: number;
  total: number;
}

export interface DeclaredService {
  readonly name: string;
  /** URL of a module whose `declaration` is this service, for a build in a thread of its own. */
  readonly declaredIn?: string;
}

export interface BuildOrder<S extends DeclaredService = DeclaredService> {
  service: S;
  names: readonly string[];
  /** Somebody is being served: builds beside that, and yields. */
  isBackground: boolean;
  report: (progress: BuildProgress) => void;
}

export interface ReadModels {
  /** Rows of exactly this declaration, empty where there are none. */
  open(declaration: RowStoreDeclaration): Promise<RowStore>;
  /** Rows of a declaration, else (`isFormer`) an earlier one's, else null or (`orEmpty`) empty; removes older ones. */
  serve(declaration: RowStoreDeclaration, orEmpty?: boolean): Promise<RowStore | null>;
  /** Builds rows beside the served ones, or continues; resolves when they are complete. */
  build(order: BuildOrder): Promise<void>;
  /** The rows built last, to be caught up; null where they are served already. */
  openBuilt(declaration: RowStoreDeclaration): Promise<RowStore | null>;
  /** Serves the built rows from now on; false where they must not be used and are removed. */
  turnTo(served: RowStore, built: RowStore, declaration: RowStoreDeclaration): Promise<boolean>;
  close(): Promise<void>;
}
