import { addressList, defineRecord, guarded, named, type RecordPart } from '@kadro/chassis';
import { fold, words, zoneSchema } from '@kadro/kernel';
import { z } from 'zod';
import { id, mustBeBranch, mustExist, reference } from '../shared/references.ts';
import { zones } from '../zones/record.ts';

export const purposes = ['CLOCK', 'ACCESS', 'BOTH'] as const;

/** Of an action at a terminal: specification, section 3. */
export const terminalAction = named(
  'TerminalAction',
  z.strictObject({ allowed: z.boolean(), descriptionRequired: z.boolean() }),
);

const isAddress = (text: string): boolean => {
  try {
    addressList(text);
    return !text.includes(',');
  } catch {
    return false;
  }
};

const geofence = named(
  'Geofence',
  z.strictObject({
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    /** In metres. */
    radius: z.int().min(10).max(50_000),
  }),
);

const fields = z.object({
  name: z.string().trim().min(1).max(100),
  purpose: z.enum(purposes),
  disabled: z.boolean(),
  branchId: id.nullish(),
  /** Where it stands, if not in the zone of its branch. */
  zone: zoneSchema.nullish(),
  clockInOut: terminalAction,
  dutyInOut: terminalAction,
  breakInOut: terminalAction,
  lunchInOut: terminalAction,
  /** Addresses and networks that may clock; none = all. */
  allowedAddresses: guarded('site', z.array(z.string().max(64).refine(isAddress, 'value_invalid')).max(100)),
  geofence: guarded('site', geofence.nullish()),
  /** The zone that one leaves by it; null = from outside. */
  fromZoneId: id.nullish(),
  /** The zone that one enters by it; null = outside. */
  toZoneId: id.nullish(),
});

export type TerminalRow = z.infer<typeof fields> & { id: string; archived: boolean };

const allowed = { allowed: true, descriptionRequired: false };

/** `terminals` and `access-terminals` are one record: ACCESS never counts as time (rules, attendance). */
export const terminals: RecordPart = defineRecord({
  ...reference,
  version: 2,
  reach: { members: true, branches: 'branchId' },
  read: ['members', 'branches', 'hr', 'all'],
  name: 'terminal',
  plural: 'terminals',
  schema: fields,
  derived: ({ name }) => ({ _name: fold(name), _words: words(name) }),
  indexes: {
    name: { path: '_name', filter: false },
    exactName: { path: 'name', sort: false },
    purpose: { path: 'purpose' },
    branchId: { path: 'branchId', of: 'id' },
    disabled: { path: 'disabled', type: 'boolean' },
  },
  check: async (fields, scope) => {
    await mustBeBranch(fields.branchId, scope);
    for (const field of ['fromZoneId', 'toZoneId'] as const) await mustExist(zones, fields[field], field, scope);
  },
  example: {
    name: 'WEB',
    purpose: 'CLOCK',
    disabled: false,
    clockInOut: allowed,
    dutyInOut: allowed,
    breakInOut: allowed,
    lunchInOut: allowed,
    allowedAddresses: [],
  },
});
