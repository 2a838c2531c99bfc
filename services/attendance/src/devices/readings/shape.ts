import { deviceText, unreadable } from '@kadro/chassis';
import { instantSchema } from '@kadro/kernel';
import { z } from 'zod';
import { eventTypes, sensorKinds } from '../../clock/kinds.ts';

export const mostReadings = 500;

const said = deviceText(z.string().max(1_000));

/** As it comes: each reading is answered for itself, so that a broken one does not hold back the others. */
export const saidReading = z.strictObject({
  /** The device's own; comes back in the answer. */
  id: said.optional(),
  at: said,
  eventType: said.optional(),
  sensor: said.optional(),
  /** Number of a card, or of whatever the sensor reads. */
  identity: said.optional(),
  staffNumber: said.optional(),
});

export type SaidReading = z.infer<typeof saidReading>;

const line = z
  .string()
  .trim()
  .min(1)
  .max(128)
  .refine((text) => !text.includes(unreadable));

/** One that can be looked at. */
export const deviceReading = z.object({
  at: instantSchema,
  eventType: z.enum(eventTypes).default('UNKNOWN'),
  sensor: z.enum(sensorKinds).default('CARD'),
  identity: line.optional(),
  staffNumber: line.optional(),
});

export type DeviceReading = z.infer<typeof deviceReading>;

export const results = [
  'recorded',
  'repeated',
  'scanned',
  'card_of_another_person',
  'unknown_card',
  'unknown_staff_number',
  'reading_in_future',
  'needs_correction',
  'outside_employment',
  'terminal_disabled',
  'invalid',
] as const;

export type Result = (typeof results)[number];
