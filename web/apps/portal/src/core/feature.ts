import { type ComponentType, type CSSProperties } from 'react';
import { type Api, type SessionUser } from '@kadro/api';
import { type Key, type Namespace } from '@kadro/i18n';
import { type PersonCard } from '../people/types.ts';
import { type Question } from './questions.ts';

/** Code of a feature, loaded when needed. */
export type Loader<P = object> = () => Promise<{ default: ComponentType<P> }>;

/** Rendered by `shell/NavIcon.tsx`; names only, as manifests import no icons. */
export type IconName = 'today' | 'inbox' | 'time' | 'leave' | 'person';

export interface NavItem {
  path: string;
  /** Other paths under which this entry is current. */
  also?: readonly string[];
  label: Key;
  short?: Key;
  icon: IconName;
  area?: string;
  /** Its side of the bar of phones; without one it is behind "more". */
  bar?: 'start' | 'end';
  badge?: Loader;
}

export interface Screen {
  /** A react-router pattern. */
  path: string;
  /** The allowed values of path parameters; default is anything that can be an id. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** Default: signed-in users. */
  access?: 'everyone';
  load: Loader;
  texts?: readonly Namespace[];
}

export interface SubPage {
  under: string;
  path: string;
  label: Key;
  /** Found by search only; the others are tabs, too. */
  isHidden?: boolean;
}

export interface HomeSheet {
  column: 'main' | 'side';
  /** The order where both columns are one; default 0. */
  order?: number;
  /** Height (px) of the skeleton while loading; without it the page waits for the code. */
  block?: number;
  /** The sheet is the last of its column, and loaded once its place has come into view. */
  isLater?: true;
  texts?: readonly Namespace[];
  load: Loader<{ style: CSSProperties }>;
}

export interface HomeNotice {
  isNeeded: (user: SessionUser) => boolean;
  load: Loader;
}

export interface AccountAction {
  label: Key;
  dialog: Loader<{ onClose: () => void }>;
}

/** What the jump finds beside pages, and where it leads. */
export interface JumpTarget {
  /** Actions are offered before anything is typed. */
  kind: 'action' | 'person' | 'record';
  path: string;
  label: string;
  /** What or where it is; found by this, too. */
  within: string;
  person?: PersonCard;
}

/** A hook with all that a feature has to be found; it grows while answers arrive. */
export type JumpTargets = () => readonly JumpTarget[];

export interface Jump {
  texts?: readonly Namespace[];
  load: () => Promise<{ default: JumpTargets }>;
}

/** A kind of request that waits in the inbox, and on the home. */
export interface InboxEntry {
  /** As its decisions are kept on the device. */
  name: string;
  label: Key;
  /** Where those that wait for the reader are, and all open ones in reach. */
  paths: Record<'mine' | 'all', string>;
  /** Those that wait, decided in the row. */
  rows: Loader<{ count: number | undefined }>;
  texts?: readonly Namespace[];
}

/** A feature of the portal, exported by its `manifest.ts` and listed in `features/all.ts`. */
export interface Feature {
  /** Key of `mobileSettings` that can turn the feature off; default always on. */
  area?: string;
  /** Screens without the navigation around them. */
  isAlone?: boolean;
  screens?: readonly Screen[];
  redirects?: Readonly<Record<string, string>>;
  item?: Omit<NavItem, 'area'>;
  subPages?: readonly SubPage[];
  inbox?: InboxEntry;
  sheets?: readonly HomeSheet[];
  /** What the home asks of this feature, in the request that asks for all of it. */
  ahead?: (api: Api, user: SessionUser) => readonly Question<unknown>[];
  notice?: HomeNotice;
  accountAction?: AccountAction;
  newRequest?: Loader<{ onClose: () => void }>;
  jump?: Jump;
}

/** All keys of `mobileSettings` that features name. */
export const areasOf = (features: readonly Feature[]): string[] => [
  ...new Set(features.flatMap(({ area }) => area ?? [])),
];
