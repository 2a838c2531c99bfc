import { type KeyOf } from '@kadro/i18n';
import { type DeviceLogImportsListQuery, type DeviceLogImportReportQuery } from '../generated/graphql.ts';
import { type Resources } from '../server/resource.ts';
import { type ServiceName } from '../server/services.ts';

type Texts = KeyOf<'console-import'>;
type After<K, Start extends string> = K extends `${Start}.${infer N}` ? N : never;

/** Imports of all kinds have the same form. */
export type ImportRow = NonNullable<DeviceLogImportsListQuery['deviceLogImports']>['items'][number];
export type ReportRow = NonNullable<DeviceLogImportReportQuery['deviceLogImportReport']>['items'][number] & {
  id: string;
};
export type Outcome = ReportRow['outcome'];

export interface ImportDeclaration {
  /** Its texts are `of.<name>` and `text.<name>`. */
  name: After<Texts, 'of'>;
  service: ServiceName;
  /** Of the service, such as `workplans/import`. */
  path: string;
  /** Of the console: where the screen is; an import is at `<at>/<id>`. */
  at: string;
  columns: readonly After<Texts, 'column'>[];
  /** Names of the resources that `importResources` made. */
  resource: string;
}

export const reportOf = ({ resource }: Pick<ImportDeclaration, 'resource'>): string => `${resource}/report`;

/** The resources of an import: its files, and the rows of each. */
export const importResources = (
  { resource }: Pick<ImportDeclaration, 'resource'>,
  { documents, report }: { documents: Resources[string]['documents']; report: Resources[string]['list'] },
): Resources => ({
  [resource]: { documents },
  [reportOf({ resource })]: { list: report },
});
