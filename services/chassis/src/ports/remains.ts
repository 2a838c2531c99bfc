/** A file in which a text can be read. */
export interface Remain {
  file: string;
  text: string;
  /** Served rows: once the file is written anew, it holds nothing but these. */
  isRows: boolean;
}

/** What can still be read of something that was erased, in files of one's own. */
export interface Remains {
  /** Every file with what the engine keeps beside it; `texts` as they are, in bytes of UTF-8. */
  search(texts: readonly string[]): Promise<Remain[]>;
  /** Leaves out whatever was freed; `all` = every file that can be. @throws StoreUnavailable where somebody reads one */
  rewrite(files: readonly string[] | 'all'): Promise<void>;
}
