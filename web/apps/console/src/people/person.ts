import { t } from '@kadro/i18n';
import { type EmployeeRowFragment, type PersonTagFragment } from '../generated/graphql.ts';

export type PersonCard = PersonTagFragment;
export type PersonRow = EmployeeRowFragment;

/** First and last name, or that the person is forgotten. */
export const fullName = ({ firstName, lastName }: { firstName?: string | null; lastName?: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ') || t('common:person.forgotten');
