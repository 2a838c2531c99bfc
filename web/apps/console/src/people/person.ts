import { t } from '@kadro/i18n';

export type PersonCard = { id: string; firstName: string; lastName: string; imageUrl?: string | null };

export type PersonRow = Pick<PersonCard, 'id' | 'firstName' | 'lastName'> & {
  staffNumber?: string;
  profile?: { imageUrl?: string | null } | null;
};

/** First and last name, or that the person is forgotten. */
export const fullName = ({ firstName, lastName }: { firstName?: string | null; lastName?: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ') || t('common:person.forgotten');
