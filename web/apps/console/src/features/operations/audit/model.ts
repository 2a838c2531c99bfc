import { type AnswerOf } from '@kadro/api';
import { serviceNames, type ServiceName } from '../../../server/services.ts';

type List = AnswerOf<'GET /identity/api/v1/audit-entries'>;

/** A change of a record; its id ends with the service that has it. */
export type AuditEntry = List['items'][number];
export type AuditDetail = AnswerOf<'GET /identity/api/v1/audit-entries/{id}'>;

export const serviceOf = (id: string): ServiceName | undefined => serviceNames.find((name) => id.endsWith(`~${name}`));

/** Until an entry is read, react-admin shows what the list has of it: that is without its changes. */
export const wholeEntry = (entry: AuditDetail | undefined): AuditDetail | undefined =>
  entry && 'changes' in entry ? entry : undefined;
