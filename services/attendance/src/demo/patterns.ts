import { perform, type ServiceRuntime } from '@kadro/chassis';
import { type DemoCompany } from '@kadro/kernel';
import { administrator, rotation, type ShiftName } from './shifts.ts';

const name = {
  en: 'Three shifts',
  tr: 'Üç vardiya',
  de: 'Drei Schichten',
  es: 'Tres turnos',
  it: 'Tre turni',
  pt: 'Três turnos',
  nl: 'Drie diensten',
  fr: 'Trois-huit',
  ar: 'ثلاث ورديات',
};

/** Each shift for the working days of a week, in turn; the first week is that of a date. */
export async function createPattern(
  runtime: ServiceRuntime,
  company: DemoCompany,
  { shifts, from }: { shifts: ReadonlyMap<ShiftName, string>; from: Temporal.PlainDate },
): Promise<void> {
  const days = rotation.flatMap((one) =>
    Array.from({ length: 7 }, (_, day) => ({ shiftIds: day < 5 ? [shifts.get(one)!] : [] })),
  );
  const anchor = from.subtract({ days: from.dayOfWeek - 1 }).toString();
  const body = { name, anchor, days };
  await perform(runtime, administrator(company), 'DefineWorksheet', {}, body, 'demo/worksheet/three');
}
