import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Api } from '@kadro/api';
import { type Key } from '@kadro/i18n';
import { type Loader } from '../../core/feature.ts';
import { type Question } from '../../core/questions.ts';
import { type AnyRequest, type Happened, type Rows } from '../../requests/types.ts';
import { usePersonName } from '../../requests/use-person-name.ts';
import { type KindName } from './decide/kinds.ts';
import { type InboxQuery, type InboxScope } from './questions.ts';

/** The words of a request beside its person's name. */
export interface RequestWords<R> {
  /** When: "26–30 Oct". */
  period(request: R): string;
  amount(request: R): string;
  part(request: R): string | undefined;
  /** What is asked for. */
  type(request: R): string;
  /** What stands under it in a row of the home. */
  note?(request: R): string | undefined;
}

/** A request as it is opened. */
export interface OpenRequest extends AnyRequest {
  reason: string | null;
  approvalHistory: readonly Happened[] | null;
}

export interface TypeFilter {
  label: string;
  all: string;
  options: readonly { value: string; label: string }[];
}

/** Requests of a kind in rows: what is asked of the server, and their words. Part of the first load for the home. */
export interface RowKind<R extends AnyRequest = AnyRequest, D extends R & OpenRequest = R & OpenRequest> {
  name: KindName;
  paths: Record<InboxScope, string>;
  /** Says that the service does not answer. */
  down: Key;
  list(api: Api, reader: string, asked: InboxQuery, rowsPerPage?: number): Question<Rows<R>>;
  one(api: Api, id: string): Question<D | null>;
  /** What stands where nothing waits. */
  empty: Loader;
  useWords(): RequestWords<R>;
}

/** A kind with all that its own page in the inbox needs. */
export interface InboxKind<
  R extends AnyRequest = AnyRequest,
  D extends R & OpenRequest = R & OpenRequest,
> extends RowKind<R, D> {
  /** The list as it is called for screen readers. */
  title: Key;
  useTypes?(): TypeFilter;
  /** The open request on wide screens, and on phones. */
  drawWide(request: D): ReactNode;
  drawNarrow(request: D): ReactNode;
}

const KindContext = createContext<RowKind | null>(null);
const PageContext = createContext<InboxKind | null>(null);

export const KindProvider = KindContext.Provider;
export const PageKindProvider = PageContext.Provider;

/** The kind whose requests are drawn. */
export function useKind(): RowKind {
  const kind = useContext(KindContext);
  if (!kind) throw new Error('Requests of no kind were drawn');
  return kind;
}

/** The kind whose page is drawn. */
export function usePageKind(): InboxKind {
  const kind = useContext(PageContext);
  if (!kind) throw new Error('A page of no kind of request was drawn');
  return kind;
}

/** The words of the kind, with those of people. */
export function useWords() {
  const words = useKind().useWords();
  const name = usePersonName();
  return useMemo(() => ({ ...words, name }), [words, name]);
}
