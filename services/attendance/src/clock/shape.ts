import { personal } from '@kadro/chassis/declare';
import { daySchema, instantSchema } from '@kadro/kernel';
import { z } from 'zod';
import { personalCorrection } from '../periods/closed/shape.ts';
import { eventTypes, sensorKinds } from './kinds.ts';

const text = personal('text', z.string().nullable());
const place = personal('location', z.object({ latitude: z.number(), longitude: z.number() }).nullable());

export const readingFields = z.object({
  id: z.string(),
  at: instantSchema,
  /** Local date at the place, in `zone`. */
  on: daySchema,
  zone: z.string(),
  /** Of the person on that date. */
  branchId: z.string().nullable(),
  eventType: z.enum(eventTypes),
  terminalId: z.string().nullable(),
  sensor: z.enum(sensorKinds),
  /** As the device said it, where that is not what counts. */
  deviceAt: instantSchema.nullable(),
  receivedAt: instantSchema,
  source: z.enum(['WEB', 'MOBILE', 'DEVICE', 'IMPORT', 'CORRECTION']),
  /** Arrived after the fact: offline, late, or entered by somebody else. */
  late: z.boolean(),
  by: z.string(),
  /** Local date up to which it may change how later readings pair. */
  until: daySchema,
  /** The shift that the person chose. */
  shiftId: z.string().nullable(),
  description: text,
  place,
  ...personalCorrection,
});
