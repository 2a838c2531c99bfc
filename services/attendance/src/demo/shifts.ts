import { perform, type ServiceRuntime } from '@kadro/chassis';
import { type DemoCompany, demoPrincipal, type LocalizedText } from '@kadro/kernel';

export const shiftNames = ['day', 'early', 'late', 'night'] as const;

export type ShiftName = (typeof shiftNames)[number];

/** Of whoever works in turns: a week each. */
export const rotation: readonly ShiftName[] = ['early', 'late', 'night'];

interface DemoShift {
  name: LocalizedText;
  color: string;
  begin: string;
  end: string;
}

/** Local times, eight hours each: an hour of break is taken off the day shift, half an hour of the others is paid. */
export const shiftsOfDemo: Readonly<Record<ShiftName, DemoShift>> = {
  day: {
    name: {
      en: 'Day',
      tr: 'Gündüz',
      de: 'Tag',
      es: 'Día',
      it: 'Giorno',
      pt: 'Dia',
      nl: 'Dag',
      fr: 'Jour',
      ar: 'نهار',
    },
    color: '#0f766e',
    begin: '08:30',
    end: '17:30',
  },
  early: {
    name: {
      en: 'Early',
      tr: 'Sabah',
      de: 'Früh',
      es: 'Mañana',
      it: 'Mattino',
      pt: 'Manhã',
      nl: 'Vroeg',
      fr: 'Matin',
      ar: 'صباح',
    },
    color: '#b45309',
    begin: '06:00',
    end: '14:00',
  },
  late: {
    name: {
      en: 'Late',
      tr: 'Akşam',
      de: 'Spät',
      es: 'Tarde',
      it: 'Pomeriggio',
      pt: 'Tarde',
      nl: 'Laat',
      fr: 'Après-midi',
      ar: 'مساء',
    },
    color: '#1d4ed8',
    begin: '14:00',
    end: '22:00',
  },
  night: {
    name: {
      en: 'Night',
      tr: 'Gece',
      de: 'Nacht',
      es: 'Noche',
      it: 'Notte',
      pt: 'Noite',
      nl: 'Nacht',
      fr: 'Nuit',
      ar: 'ليل',
    },
    color: '#6d28d9',
    begin: '22:00',
    end: '06:00',
  },
};

/** Runs the company in the demo. */
export function administrator(company: DemoCompany) {
  return demoPrincipal(
    company,
    company.people.find(({ id }) => id === company.admin)!,
  );
}

export async function createShifts(
  runtime: ServiceRuntime,
  company: DemoCompany,
): Promise<ReadonlyMap<ShiftName, string>> {
  const ids = new Map<ShiftName, string>();
  for (const [name, shift] of Object.entries(shiftsOfDemo) as [ShiftName, DemoShift][]) {
    const fields = {
      type: 'FIX',
      breakTime: name === 'day' ? 60 : 30,
      breakPaid: name !== 'day',
      breakMode: 'AUTOMATIC',
      lateTolerance: 5,
      earlyTolerance: 5,
      clockOutOvertimeMin: 30,
      clockOutOvertimeMax: 180,
    };
    const body = { ...shift, ...fields };
    const { id } = await perform(runtime, administrator(company), 'DefineShift', {}, body, `demo/shift/${name}`);
    ids.set(name, id!);
  }
  return ids;
}

const allowed = { allowed: true, descriptionRequired: false };
const described = { allowed: true, descriptionRequired: true };

/** The browser's, and one at the door of each branch. */
export async function createTerminals(runtime: ServiceRuntime, company: DemoCompany): Promise<void> {
  const branches = [...new Set(company.people.map(({ branchId }) => branchId))];
  const places = [null, ...branches];
  for (const [n, branchId] of places.entries()) {
    const body = {
      name: branchId === null ? 'WEB' : `DOOR-${n}`,
      purpose: branchId === null ? 'CLOCK' : 'BOTH',
      disabled: false,
      branchId,
      clockInOut: allowed,
      dutyInOut: described,
      breakInOut: allowed,
      lunchInOut: { allowed: false, descriptionRequired: false },
      allowedAddresses: [],
    };
    await perform(runtime, administrator(company), 'CreateTerminal', {}, body, `demo/terminal/${n}`);
  }
}
