import {
  changedFields,
  command,
  decider,
  type Draft,
  event,
  named,
  query,
  type ReadModel,
  readModel,
} from '@kadro/chassis';
import {
  mobileSettingKeys,
  mobileSettingsSchema,
  type MobileSettings,
  parametersSchema,
  parametersWith,
  type Parameters,
  personalClasses,
  utcOffsetMinutes,
} from '@kadro/kernel';
import { z } from 'zod';
import { imageField } from '../shared/image.ts';

const text = z.string().nullish();
const datePatterns = ['YYYY-MM-DD', 'DD.MM.YYYY', 'DD/MM/YYYY', 'MM/DD/YYYY', 'DD-MM-YYYY'] as const;
const parameters = parametersSchema.partial();
const setting = z.object({ key: z.string().min(1).max(60), value: z.string().max(500) });

const detailFields = {
  name: z.string().trim().min(1).max(120),
  datePattern: z.enum(datePatterns),
  /** A picture as data URL, or null. */
  logo: imageField.nullable(),
  gdprClarificationTextURL: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable(),
  publicURL: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullable(),
  shiftSelection: z.boolean(),
  isMaxImprestValueCheckEnabled: z.boolean(),
  maxImprestAmount: z
    .string()
    .regex(/^\d{1,12}\.\d{2}$/)
    .nullable(),
  maxImprestCode: z.enum(['TRY', 'USD', 'EUR', 'RON', 'GBP', 'AZN', 'RUB', 'SAR', 'AED']).nullable(),
  settings: z.array(setting).max(100),
};

/** Months that each class of personal data is kept after an employment has ended; null = for ever. */
const clock = z.int().min(1).max(1200).nullable();
const retention = z.strictObject(
  Object.fromEntries(personalClasses.map((one) => [one, clock])) as Record<
    (typeof personalClasses)[number],
    typeof clock
  >,
);
const retentionChange = retention.partial();

export type Retention = z.infer<typeof retentionChange>;

interface OrganizationState {
  detail: Record<string, unknown>;
  mobileSettings: MobileSettings;
  parameters: Partial<Parameters>;
  retention: Retention;
}

const detail = z.object(detailFields).partial();

/** An organization: what holds for all of its people. Its stream's id is its own id. */
export const organization = decider({
  name: 'organization',
  initial: { detail: {}, mobileSettings: {}, parameters: {}, retention: {} } as OrganizationState,
  events: {
    OrganizationCreated: event(1, z.object({ name: z.string(), zone: z.string(), language: z.string() })),
    OrganizationChanged: event(1, detail),
    ParametersChanged: event(1, parameters),
    MobileSettingsChanged: event(1, z.object({ settings: mobileSettingsSchema })),
    RetentionChanged: event(1, retentionChange),
  },
  evolve: {
    OrganizationCreated: (state, { name }) => ({ ...state, detail: { name } }),
    OrganizationChanged: (state, data) => ({ ...state, detail: { ...state.detail, ...data } }),
    ParametersChanged: (state, data) => ({ ...state, parameters: { ...state.parameters, ...data } }),
    MobileSettingsChanged: (state, { settings }) => ({
      ...state,
      mobileSettings: { ...state.mobileSettings, ...settings },
    }),
    RetentionChanged: (state, data) => ({ ...state, retention: { ...state.retention, ...data } }),
  },
});

const organizationRow = z.object({
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

type Events = (typeof organization)['events'];

/** Who may see what changed in the organization: reading a setting is for all, who set it is not. */
export const administrators = { roles: ['RESTRICTED_ADMIN', 'ADMIN', 'SUPER_ADMIN', 'HR_MANAGER'] } as const;

/** One row per organization, read by all of its members. */
export const organizations = readModel<unknown, Events, OrganizationRow>(organization as never, {
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
      mobileSettings: disabledUnless({}),
      parameters: parametersWith(),
      retention: keptUnless({}),
    }),
    OrganizationChanged: (row, { data }) => row && { ...row, ...data },
    ParametersChanged: (row, { data }) => row && { ...row, parameters: { ...row.parameters, ...data } },
    RetentionChanged: (row, { data }) => row && { ...row, retention: keptUnless({ ...row.retention, ...data }) },
    MobileSettingsChanged: (row, { data }) =>
      row && { ...row, mobileSettings: disabledUnless({ ...row.mobileSettings, ...data.settings }) },
  },
}) as unknown as ReadModel<never>;

function keptUnless(set: Retention): Record<string, number | null> {
  return Object.fromEntries(personalClasses.map((one) => [one, set[one] ?? null]));
}

/** A missing key is disabled (specification, section 2). */
function disabledUnless(set: MobileSettings): Record<string, boolean> {
  return Object.fromEntries(mobileSettingKeys.map((key) => [key, set[key] ?? true]));
}

/** Only admins of the whole organization change what holds for all. */
export const organizationAdmins = { who: 'roles', roles: ['ADMIN', 'SUPER_ADMIN'] } as const;

const change = z.strictObject({
  ...z.object(detailFields).partial().shape,
  parameters: parameters.optional(),
  retention: retentionChange.optional(),
  revision: z.int().min(0).optional(),
});

export const organizationCommands = [
  command(organization, {
    name: 'ChangeOrganization',
    method: 'PUT',
    path: 'organizations/{id}',
    summary: 'Changes what holds for the whole organization',
    access: organizationAdmins,
    target: { on: organizations },
    input: change,
    example: { datePattern: 'DD.MM.YYYY', parameters: { lastPasswords: 5 } },
    decide: (state, { parameters: set, retention: clocks, revision: _revision, ...fields }) => {
      const drafts: Draft<Events>[] = [];
      const data = changedFields(state.detail, fields);
      if (Object.keys(data).length > 0) drafts.push({ type: 'OrganizationChanged', data });
      const own = changedFields(state.parameters, set ?? {});
      if (Object.keys(own).length > 0) drafts.push({ type: 'ParametersChanged', data: own });
      const moved = changedFields(state.retention, clocks ?? {});
      if (Object.keys(moved).length > 0) drafts.push({ type: 'RetentionChanged', data: moved });
      return drafts;
    },
  }),
  command(organization, {
    name: 'ChangeMobileSettings',
    method: 'PUT',
    path: 'organizations/{id}/mobile-settings',
    summary: 'Turns areas on and off; true = disabled',
    access: organizationAdmins,
    target: { on: organizations },
    input: z.strictObject({ settings: mobileSettingsSchema, revision: z.int().min(0).optional() }),
    example: { settings: { leave: false } },
    decide: (state, { settings }) => {
      const data = changedFields(state.mobileSettings, settings);
      return Object.keys(data).length > 0 ? [{ type: 'MobileSettingsChanged', data: { settings: data } }] : [];
    },
  }),
];

const detailAnswer = named(
  'OrganizationDetail',
  organizationRow.omit({ revision: true, zone: true, language: true }).extend({
    revision: z.int(),
    utcOffsetMinutes: z.int(),
    ssoCredentials: named(
      'SsoCredentials',
      z.object({ type: text, tenantId: text, clientId: text, userHash: text }),
    ).nullable(),
  }),
);

/**
 * The specification's `organizationDetail`; the offset is that of the caller's branch today. No single sign-on is set
 * up yet, so it is null.
 */
export const organizationDetail = query({
  name: 'organizationDetail',
  access: { who: 'member' },
  args: z.object({}),
  answer: detailAnswer,
  run: async (_args, scope) => {
    const row = await scope.row<OrganizationRow>(organizations, scope.organization);
    return (
      row && { ...row, utcOffsetMinutes: utcOffsetMinutes(scope.principal.zone, scope.now()), ssoCredentials: null }
    );
  },
});
