import { type Keepable } from '@kadro/api';
import { type Key } from '@kadro/i18n';
import { type Contact, type Personal, type Profile } from '../../../../people/types.ts';

type Kind = 'text' | 'lines' | 'email' | 'phone' | 'code' | 'day' | 'choice' | 'flag' | 'switch';

export interface FieldSpec<N extends string = string> {
  name: N;
  kind: Kind;
  /** For a choice: its values, and the group of their texts in `common:enum`. */
  options?: readonly string[];
  texts?: string;
  isNumber?: boolean;
  maxLength?: number;
  autoComplete?: string;
  helper?: Key;
  isPast?: boolean;
  /** Set by HR: shown, but no field of the person's own form. */
  isFixed?: boolean;
}

export interface FieldGroup<N extends string = string> {
  label: Key;
  fields: readonly FieldSpec<N>[];
}

/** Without the fields that the person does not set. */
export const editable = (groups: readonly FieldGroup[]): FieldGroup[] =>
  groups.map((group) => ({ ...group, fields: group.fields.filter(({ isFixed }) => !isFixed) }));

export const profileGroups: readonly FieldGroup<keyof Profile>[] = [
  {
    label: 'portal:file.group.notices',
    fields: [
      { name: 'phone', kind: 'phone', autoComplete: 'tel' },
      { name: 'emailNotification', kind: 'switch', helper: 'portal:file.noMail' },
      { name: 'smsNotification', kind: 'switch', helper: 'portal:file.noSms' },
    ],
  },
];

/** The other sections are guarded as a whole, and so are the notices of this one. */
export const keptFields: readonly Keepable<keyof Profile>[] = ['phone'];

export const contactGroups: readonly FieldGroup<keyof Contact>[] = [
  {
    label: 'portal:file.group.own',
    fields: [
      { name: 'email', kind: 'email', autoComplete: 'home email', maxLength: 254 },
      { name: 'address', kind: 'lines', autoComplete: 'street-address', maxLength: 500 },
    ],
  },
  {
    label: 'portal:file.group.phones',
    fields: [
      { name: 'secondaryPhone', kind: 'phone' },
      { name: 'fixedPhone', kind: 'phone', autoComplete: 'home tel' },
      { name: 'workPhone', kind: 'phone', autoComplete: 'work tel' },
      { name: 'extensionNumber', kind: 'code', maxLength: 12 },
      { name: 'spousePhone', kind: 'phone' },
    ],
  },
  {
    label: 'portal:file.group.emergency',
    fields: [
      { name: 'emergencyContactName', kind: 'text', maxLength: 120 },
      { name: 'emergencyContactPhone', kind: 'phone' },
    ],
  },
];

const bloodTypes = [
  'A_POSITIVE',
  'A_NEGATIVE',
  'B_POSITIVE',
  'B_NEGATIVE',
  'AB_POSITIVE',
  'AB_NEGATIVE',
  'O_POSITIVE',
  'O_NEGATIVE',
];

export const personalGroups: readonly FieldGroup<keyof Personal>[] = [
  {
    label: 'portal:file.group.birth',
    fields: [
      { name: 'birthDate', kind: 'day', isPast: true, isFixed: true },
      { name: 'birthPlace', kind: 'text', maxLength: 80 },
      { name: 'nationality', kind: 'text', maxLength: 60 },
      { name: 'passportNumber', kind: 'code', maxLength: 24 },
      { name: 'gender', kind: 'choice', texts: 'gender', options: ['FEMALE', 'MALE', 'OTHER'] },
    ],
  },
  {
    label: 'portal:file.group.health',
    fields: [
      { name: 'bloodType', kind: 'choice', texts: 'bloodType', options: bloodTypes },
      { name: 'disabilityLevel', kind: 'choice', texts: 'disabilityLevel', options: ['1', '2', '3'], isNumber: true },
      { name: 'healthPassCode', kind: 'code', maxLength: 24 },
      { name: 'healthPassCodeExpiry', kind: 'day' },
    ],
  },
  {
    label: 'portal:file.group.other',
    fields: [
      {
        name: 'militaryService',
        kind: 'choice',
        texts: 'militaryService',
        options: ['DONE', 'POSTPONED', 'EXEMPT', 'NOT_APPLICABLE'],
      },
      { name: 'suspendedUntil', kind: 'day', helper: 'portal:file.help.deferred' },
      { name: 'driver', kind: 'flag' },
      { name: 'exConvict', kind: 'flag', helper: 'portal:file.help.exConvict' },
    ],
  },
];
