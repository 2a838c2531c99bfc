import { type AnyReadModel, named, readModel } from '@kadro/chassis/declare';
import { z } from 'zod';
import { type Kept, requestFields, requestIndexes, requestModel } from '../../../requests/rows/fields.ts';
import { asked, changes } from '../../../requests/rows/changes.ts';
import { countsOf, mayActOn } from '../../../requests/rows/shown.ts';
import { clock } from '../../events.ts';
import { eventTypes } from '../../kinds.ts';
import { problems } from '../shape.ts';

export const correctionArea = 'clockInOut';

const eventType = named('ClockEventType', z.enum(eventTypes));

export const correctionRow = z.object({
  ...requestFields,
  problem: named('ClockProblem', z.enum(problems)),
  /** Local date of the reading that is meant. */
  date: z.string(),
  zone: z.string(),
  /** The reading it is about, as it was; null = none is there. */
  clockRecordId: z.string().nullable(),
  was: named('CorrectedReading', z.object({ at: z.string(), eventType })).nullable(),
  /** What is to be recorded; null = nothing. */
  at: z.string().nullable(),
  eventType: eventType.nullable(),
  terminalId: z.string().nullable(),
  /** Who asks: the person, or a phone or a terminal whose time is not believed. */
  source: named('CorrectionSource', z.enum(['PERSON', 'MOBILE', 'DEVICE'])),
});

export type CorrectionRow = z.infer<typeof correctionRow> & Kept;

const sourceOf = (source: string | undefined): CorrectionRow['source'] =>
  source === 'MOBILE' || source === 'WEB' ? 'MOBILE' : source === 'DEVICE' ? 'DEVICE' : 'PERSON';

/** Requests for corrected readings, of everybody. */
export const clockCorrectionRows = readModel(clock).rows<CorrectionRow>({
  ...requestModel,
  name: 'clockCorrections',
  row: 'ClockCorrection',
  version: 1,
  schema: correctionRow,
  indexes: { ...requestIndexes, date: { path: 'date', of: 'day' } },
  area: correctionArea,
  keys: ({ data }) => [String(data.id)],
  project: {
    CorrectionRequested: (_row, seen) => {
      const { problem, date, zone, readingId: clockRecordId, was, reading } = seen.data;
      return {
        ...asked(seen),
        problem,
        date,
        zone: zone ?? reading?.zone ?? 'UTC',
        clockRecordId,
        was,
        at: reading?.at ?? null,
        eventType: reading?.eventType ?? null,
        terminalId: reading?.terminalId ?? null,
        source: sourceOf(reading?.source),
      };
    },
    CorrectionStepApproved: changes.stepApproved,
    CorrectionApproved: changes.approved,
    CorrectionDenied: changes.denied,
    CorrectionDetailAsked: changes.detailAsked,
    CorrectionDetailGiven: changes.detailGiven,
    CorrectionCancelled: changes.cancelled,
    CorrectionApproverReplaced: changes.approverReplaced,
  },
});

/** With what the reader may do. */
export const shownCorrections: AnyReadModel = { ...clockCorrectionRows, computed: mayActOn(clockCorrectionRows) };

export const correctionCounts = countsOf(clockCorrectionRows, { noun: 'ClockCorrection', area: correctionArea });
