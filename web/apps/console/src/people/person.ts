import { t } from '@kadro/i18n';

/** A person as the card that everybody may see. */
export type PersonCard = { id: string; firstName: string; lastName: string; imageUrl?: string | null };

export type PersonRow = Pick<PersonCard, 'id' | 'firstName' | 'lastName'> & {
  staffNumber?: string;
  profile?: { imageUrl?: string | null } | null;
};

/** First and last name; of whom they are forgotten, that they are. */
export const fullName = ({ firstName, lastName }: { firstName?: string | null; lastName?: string | null }): string =>
  [firstName, lastName].filter(Boolean).join(' ') || t('common:person.forgotten');
