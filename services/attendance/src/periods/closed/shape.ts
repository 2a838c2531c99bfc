import { personal } from '@kadro/chassis/declare';
import { z } from 'zod';
import { freeText } from '../../shared/reasons.ts';

/** Of commands that may touch days of closed months: why they do. */
export const correction = z.strictObject({ reason: freeText }).nullish();

export type Correction = z.infer<typeof correction>;

/** Of events that touched closed days; of a person. */
export const personalCorrection = { correction: personal('text', z.string()).optional() };

/** The same of events that are about nobody. */
export const correctionText = { correction: z.string().optional() };
