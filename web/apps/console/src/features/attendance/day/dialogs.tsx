import { useFormat, useT } from '@kadro/i18n';
import { useMemo } from 'react';
import { useEnumText } from '../../../fields/use-texts.ts';
import { choice, date, defineFields, longText, time } from '../../../fields/kinds.ts';
import { CommandForm } from '../../../form/CommandForm.tsx';
import { type Values } from '../../../form/changes.ts';
import { Effect, FormDialog } from '../../../form/Dialog.tsx';
import { eventTypes } from '../shared/events.ts';
import { type ClockRow, type DayRow } from './model.ts';
import { instantOf, wallOf } from './wall.ts';

const fields = defineFields({
  eventType: choice('clockEventType', eventTypes),
  date,
  time,
  description: longText,
  reason: longText,
});

const added = [{ fields: ['eventType', 'date', 'time', 'description'] }] as const;
const corrected = [{ fields: ['eventType', 'date', 'time', 'reason'] }] as const;
const takenBack = [{ fields: ['reason'] }] as const;

const textOf = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** Records that somebody came or left, in the zone of the day. */
export function AddReading({ row: { employeeId, date: day, zone }, onClose }: { row: DayRow; onClose: () => void }) {
  const t = useT('console-attendance');
  const defaults = useMemo(() => ({ eventType: 'CLOCK_IN', date: day }), [day]);
  return (
    <FormDialog title={t('reading.addTitle')} onClose={onClose}>
      <CommandForm
        of={fields}
        parts={added}
        defaults={defaults}
        required={['eventType', 'date', 'time']}
        command={({ date: on, time: at, ...rest }) => ({
          service: 'attendance',
          method: 'POST',
          path: 'clock-records',
          body: { employeeId, ...rest, at: instantOf(zone, textOf(on, day), textOf(at, '')) },
        })}
        submit={t('reading.add')}
        onDone={onClose}
        onClose={onClose}
      >
        <Effect>{t('reading.addEffect')}</Effect>
      </CommandForm>
    </FormDialog>
  );
}

/** Puts another time or kind in the place of a reading. */
export function CorrectReading({ record, onClose }: { record: ClockRow; onClose: () => void }) {
  const t = useT('console-attendance');
  const before = useMemo(() => {
    const { day, time: at } = wallOf(record.zone, record.at);
    return { eventType: record.eventType, date: day, time: at };
  }, [record]);
  const body = ({ date: on, time: at, ...rest }: Values): Values => ({
    employeeId: record.employeeId,
    ...rest,
    ...((on !== undefined || at !== undefined) && {
      at: instantOf(record.zone, textOf(on, before.date), textOf(at, before.time)),
    }),
  });
  return (
    <FormDialog title={t('reading.correctTitle')} onClose={onClose}>
      <CommandForm
        of={fields}
        parts={corrected}
        record={before}
        required={['eventType', 'date', 'time', 'reason']}
        command={(changes) => ({
          service: 'attendance',
          method: 'PUT',
          path: `clock-records/${record.id}`,
          body: body(changes),
        })}
        submit={t('reading.correct')}
        onDone={onClose}
        onClose={onClose}
      >
        <Effect>{t('reading.effect')}</Effect>
      </CommandForm>
    </FormDialog>
  );
}

/** Takes a reading back; it stays in the history. */
export function TakeBackReading({ record, onClose }: { record: ClockRow; onClose: () => void }) {
  const t = useT('console-attendance');
  const enumText = useEnumText();
  const { dateTime } = useFormat();
  const what = { kind: enumText('clockEventType', record.eventType), when: dateTime(record.at, record.zone) };
  return (
    <FormDialog title={t('reading.takeBackTitle')} onClose={onClose}>
      <CommandForm
        of={fields}
        parts={takenBack}
        required={['reason']}
        command={(body) => ({
          service: 'attendance',
          method: 'DELETE',
          path: `clock-records/${record.id}`,
          body: { employeeId: record.employeeId, ...body },
        })}
        submit={t('reading.takeBack')}
        onDone={onClose}
        onClose={onClose}
      >
        <Effect>{t('reading.takeBackEffect', what)}</Effect>
      </CommandForm>
    </FormDialog>
  );
}
