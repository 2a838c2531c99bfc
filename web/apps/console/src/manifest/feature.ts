import { type ApiError } from '@kadro/api';
import { type Key, type KeyOf, type Namespace } from '@kadro/i18n';
import { type LucideIcon } from 'lucide-react';
import { type ComponentType } from 'react';
import { type HistoryTexts } from '../fields/history-texts.ts';
import { type Fields } from '../fields/kinds.ts';
import { type Resources } from '../server/resource.ts';
import { type Rights } from '../server/session/rights.ts';

/** A group exists where the text `nav.group.<name>` exists. */
export type GroupName = KeyOf<'console'> extends infer K ? (K extends `nav.group.${infer N}` ? N : never) : never;

export interface NavigationEntry {
  group: GroupName;
  icon: LucideIcon;
  label: Key;
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

export interface PeopleDialogProps {
  ids: readonly string[];
  onClose: () => void;
  /** What was chosen is done with. */
  onDone: () => void;
}

/** Something done to the people chosen in the list of employees. */
export interface PeopleBulk {
  label: Key;
  Dialog: ComponentType<PeopleDialogProps>;
}

/** A step of setting up an organization: done as soon as the list that it is about has so many rows. */
export interface SetupStep {
  text: Key;
  to: string;
  resource: string;
  filter?: Readonly<Record<string, unknown>>;
  least: number;
}

export interface RemedyProps {
  error: ApiError;
  /** Of a command over several: how many of them were refused so. */
  records?: number;
  /** What is added to the body of the refused command. */
  onGive: (given: Readonly<Record<string, unknown>>) => void;
  onClose: () => void;
}

export interface AuditedRecords {
  /** What the service calls them. */
  kind: string;
  texts: HistoryTexts;
  /** Whose name a record has: that of the person it is about, or its own; absent: only that of its kind. */
  named?: 'person' | 'record';
  /** Path of a record, if not that of the feature's own page. */
  to?: (entry: { record: string; subject: string }) => string;
}

export interface Feature {
  /** First segment of the path, and the resource of its pages. */
  name: string;
  resources: Resources;
  fields?: Fields;
  pages?: Pages;
  /** Features keep the order of `features/index.ts`. */
  navigation?: NavigationEntry;
  /** Absent: every admin. */
  access?: (rights: Pick<Rights, 'all' | 'superAdmin'>) => boolean;
  showsOtherDays?: boolean;
  /** What its create page does, for the jump; absent: nothing that one would jump to. */
  creates?: Key;
  /** The jump finds its records by name. */
  isSearched?: boolean;
  audited?: AuditedRecords;
  personTab?: PersonTab;
  peopleBulk?: PeopleBulk;
  setup?: SetupStep;
  /** By the name of a refusal: asks for what the command lacks, which is sent again with it. */
  remedies?: Readonly<Record<string, ComponentType<RemedyProps>>>;
  /** What is open when somebody leaves, as facts. */
  Leaving?: ComponentType<{ employeeId: string }>;
  /** Namespaces needed before its pages are opened; a page brings its own. */
  texts?: readonly Namespace[];
}

export const wholeOrganization: Feature['access'] = ({ all }) => all;
export const superAdmins: Feature['access'] = ({ superAdmin }) => superAdmin;
