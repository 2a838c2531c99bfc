import { type ComponentType, type CSSProperties } from 'react';
import { type SessionUser } from '@kadro/api';
import { type Key, type Namespace } from '@kadro/i18n';

/** The code of a part that a feature brings, fetched when it is needed. */
export type Loader<P = object> = () => Promise<{ default: ComponentType<P> }>;

/** Drawn by `shell/NavIcon.tsx`; named here, as a manifest loads no picture. */
export type IconName = 'today' | 'inbox' | 'leave' | 'person';

/** An entry of the navigation; `area` is the setting that can turn it off. */
export interface NavItem {
  path: string;
  /** Paths elsewhere that belong to it. */
  also?: readonly string[];
  label: Key;
  /** For the bar of phones, where the label is long. */
  short?: Key;
  icon: IconName;
  area?: string;
  /** It stands in the bar of phones, at this side of the button in the middle; the others are behind "more". */
  bar?: 'start' | 'end';
  /** How much waits there. */
  badge?: Loader;
}

export interface Screen {
  /** As react-router writes it. */
  path: string;
  /** What a parameter of the path may be; without it anything that can be an id. */
  values?: Readonly<Record<string, readonly string[]>>;
  /** Who may open it: by default who is signed in. */
  access?: 'everyone';
  load: Loader;
  /** Namespaces that travel with its code. */
  texts?: readonly Namespace[];
}

/** A page below an entry of the navigation. */
export interface SubPage {
  /** Path of the entry. */
  under: string;
  path: string;
  label: Key;
  /** It is found by name only; the others stand as tabs too. */
  isHidden?: boolean;
}

/** A sheet of the home. */
export interface HomeSheet {
  column: 'main' | 'side';
  /** Where both columns are one, lower numbers come first; without it 0. */
  order?: number;
  /** Height (px) of the block in its place while its code is on its way; without it the page waits for it. */
  block?: number;
  texts?: readonly Namespace[];
  load: Loader<{ style: CSSProperties }>;
}

/** A line above the sheets of the home. */
export interface HomeNotice {
  isNeeded: (user: SessionUser) => boolean;
  load: Loader;
}

/** Something to do in the menu of the account. */
export interface AccountAction {
  label: Key;
  dialog: Loader<{ onClose: () => void }>;
}

/**
 * What a screen tells the rest of the portal: its folder holds it as `manifest.ts`, `features/all.ts` lists it. What a
 * person may do and see on a screen the server decides.
 */
export interface Feature {
  /** Key of `mobileSettings` that can turn all of this off; without it it is always there. */
  area?: string;
  /** Its screens stand alone, without the navigation around them. */
  isAlone?: boolean;
  screens?: readonly Screen[];
  /** From a path to the one that is meant. */
  redirects?: Readonly<Record<string, string>>;
  item?: Omit<NavItem, 'area'>;
  subPages?: readonly SubPage[];
  sheets?: readonly HomeSheet[];
  notice?: HomeNotice;
  accountAction?: AccountAction;
  /** The list of what can be asked for here. */
  newRequest?: Loader<{ onClose: () => void }>;
}

export const areasOf = (features: readonly Feature[]): string[] => [
  ...new Set(features.flatMap(({ area }) => area ?? [])),
];
