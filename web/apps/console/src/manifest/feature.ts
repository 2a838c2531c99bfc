import { type Key, type KeyOf, type Namespace } from '@kadro/i18n';
import { type LucideIcon } from 'lucide-react';
import { type ComponentType } from 'react';
import { type Fields } from '../fields/kinds.ts';
import { type Resources } from '../server/resource.ts';
import { type Rights } from '../server/rights.ts';

/** The groups of the navigation are those that have a text: `nav.group.<name>`. */
export type GroupName = KeyOf<'console'> extends infer K ? (K extends `nav.group.${infer N}` ? N : never) : never;

export interface NavigationEntry {
  group: GroupName;
  icon: LucideIcon;
  label: Key;
  /** How many things wait there. */
  Badge?: ComponentType;
}

export interface Pages {
  list?: ComponentType;
  show?: ComponentType;
  create?: ComponentType;
  /** Further pages, by their path below the feature's. */
  more?: Readonly<Record<string, ComponentType>>;
}

export interface PersonTab {
  name: string;
  label: Key;
  Body: ComponentType<{ employeeId: string }>;
}

/** Everything that the console knows of one feature. */
export interface Feature {
  /** First part of the address, and the resource of its pages. */
  name: string;
  resources: Resources;
  fields?: Fields;
  pages?: Pages;
  /** Its place in the navigation; features stand there in the order of the list. */
  navigation?: NavigationEntry;
  /** Who it is there for; without it every admin. */
  access?: (rights: Pick<Rights, 'all' | 'superAdmin'>) => boolean;
  /** Its pages can show another day than today. */
  showsOtherDays?: boolean;
  personTab?: PersonTab;
  /** Texts that are needed before its pages are opened; a page brings its own. */
  texts?: readonly Namespace[];
}

/** Rights over the whole organization. */
export const wholeOrganization: Feature['access'] = ({ all }) => all;
export const superAdmins: Feature['access'] = ({ superAdmin }) => superAdmin;
