import { useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { useState } from 'react';
import { useSubmission } from '../../../../form/use-submission.ts';
import { type Period } from '../model.ts';
import { usePeriodName } from '../words.tsx';
import { daysOf, type NamedDay, type Problems, problemsOf, type Reasons, takenOf } from './days.ts';

const noReasons: Reasons = { all: '', own: {} };

export interface Closing {
  close: () => void;
  isBusy: boolean;
  /** Named by the server: closed with them only as they are. */
  days: readonly NamedDay[];
  reasons: Reasons;
  setReasons: (reasons: Reasons) => void;
  /** At the reasons. */
  problems: Problems;
  /** Of the closing itself. */
  problem?: string;
}

/** Closes a month; once days are named that cannot be calculated, with a reason for each. */
export function useClosing(period: Period, onDone: () => void): Closing {
  const t = useT('console-attendance');
  const toast = useToast();
  const name = usePeriodName(period);
  const { submit, isBusy, refusal, problem } = useSubmission();
  const [reasons, setReasons] = useState(noReasons);
  const [sent, setSent] = useState({ days: [] as readonly NamedDay[], reasons: noReasons });
  const [isMissing, setMissing] = useState(false);
  const days = daysOf(sent.days, refusal?.name === 'period_incalculable' ? refusal.details : undefined);
  const refused = problemsOf(refusal?.fields, sent.days, sent.reasons);
  const isAtFields = refused.all !== undefined || Object.keys(refused.own).length > 0;
  const close = () => {
    const asTheyAre = takenOf(days, reasons);
    setMissing(!asTheyAre);
    if (!asTheyAre) return;
    setSent({ days, reasons });
    const body = { ...(days.length > 0 && { asTheyAre }), revision: period.revision };
    const path = `periods/${encodeURIComponent(period.id)}/close`;
    void submit({ service: 'attendance', method: 'POST', path, body, silent: true }, () => {
      toast({ text: t('period.begun', { period: name }), status: 'APPROVED' });
      onDone();
    });
  };
  return {
    close,
    isBusy,
    days,
    reasons,
    setReasons,
    problems: isMissing ? { all: t('common:validation.required'), own: {} } : refused,
    problem: isAtFields ? undefined : problem,
  };
}
