import { type Key } from '@kadro/i18n';
import { type ReactNode } from 'react';
import { type RequestKind } from '../../../../requests/model.ts';
import { type Correction, type CorrectionRow, type ShiftRequest, type ShiftRow } from '../model.ts';

type Part<R> = (props: { request: R }) => ReactNode;

/** What is own to a kind of request, in its list and on its page. */
export interface Asked<Row extends ShiftRow | CorrectionRow> {
  of: RequestKind;
  /** The name of its list. */
  list: Key;
  useWhen: () => (request: Row) => string;
  /** What is asked for, in a word. */
  What: Part<Row>;
  /** What is known of it; of a row it is less. */
  Facts: Part<Row & Partial<Pick<ShiftRequest | Correction, 'reason' | 'cancelReason'>>>;
  /** The days that it is about. */
  Days: Part<Row>;
}
