import { named, readModel } from '@kadro/chassis/declare';
import {
  mobileSettingKeys,
  type MobileSettings,
  parametersSchema,
  parametersWith,
  personalClasses,
} from '@kadro/kernel';
import { z } from 'zod';
import { administrators } from '../../shared/access.ts';
import { organization } from '../events.ts';
import { retention, type Retention, setting } from '../shared/fields.ts';

const text = z.string().nullish();

export const organizationRow = z.object({
  id: z.string(),
  revision: z.int(),
  name: text,
  zone: text,
  language: text,
  logo: text,
  datePattern: text,
  shiftSelection: z.boolean().nullish(),
  gdprClarificationTextURL: text,
  publicURL: text,
  isMaxImprestValueCheckEnabled: z.boolean().nullish(),
  maxImprestAmount: text,
  maxImprestCode: text,
  settings: z.array(named('OrganizationSetting', setting)),
  mobileSettings: named(
    'MobileSettings',
    z.object(Object.fromEntries(mobileSettingKeys.map((key) => [key, z.boolean()]))),
  ),
  parameters: named('OrganizationParameters', parametersSchema),
  retention: named('RetentionClocks', retention),
  updatedDateTime: z.string(),
});

export type OrganizationRow = z.infer<typeof organizationRow> & { zone: string };

/** One row per organization, read by all of its members. */
export const organizations = readModel(organization).rows<OrganizationRow>({
  name: 'organizations',
  row: 'Organization',
  version: 2,
  schema: organizationRow,
  indexes: {},
  list: false,
  reach: { members: true },
  access: ['members'],
  history: administrators,
  project: {
    OrganizationCreated: (_row, { data }) => ({
      ...data,
      datePattern: 'YYYY-MM-DD',
      logo: null,
      settings: [],
      shiftSelection: false,
      isMaxImprestValueCheckEnabled: false,
      maxImprestAmount: null,
      maxImprestCode: null,
      gdprClarificationTextURL: null,
      publicURL: null,
      mobileSettings: allAreas({}),
      parameters: parametersWith(),
      retention: allClasses({}),
    }),
    OrganizationChanged: (row, { data }) => row && { ...row, ...data },
    ParametersChanged: (row, { data }) => row && { ...row, parameters: { ...row.parameters, ...data } },
    RetentionChanged: (row, { data }) => row && { ...row, retention: allClasses({ ...row.retention, ...data }) },
    MobileSettingsChanged: (row, { data }) =>
      row && { ...row, mobileSettings: allAreas({ ...row.mobileSettings, ...data.settings }) },
  },
});

function allClasses(set: Retention): Record<string, number | null> {
  return Object.fromEntries(personalClasses.map((one) => [one, set[one] ?? null]));
}

/** A missing key is disabled (specification, section 2). */
function allAreas(set: MobileSettings): Record<string, boolean> {
  return Object.fromEntries(mobileSettingKeys.map((key) => [key, set[key] ?? true]));
}
