import { perform, type ServiceRuntime } from '@kadro/chassis';
import {
  type Chance,
  chanceOf,
  type DemoCompany,
  type DemoPerson,
  demoPrincipal,
  type DemoStage,
  type LocalizedText,
} from '@kadro/kernel';
import { overtime } from '../overtime/events.ts';
import { earlier, type Ending, endAs } from './endings.ts';
import { type ShiftName, administrator } from './shifts.ts';

/** A day on which somebody stayed longer. */
export interface LongDay {
  date: string;
  shift: ShiftName;
  minutes: number;
  /** When he left. */
  left: Temporal.Instant;
}

const types: readonly LocalizedText[] = [
  {
    en: 'Stocktaking',
    tr: 'Sayım',
    de: 'Inventur',
    es: 'Inventario',
    it: 'Inventario',
    pt: 'Inventário',
    nl: 'Inventarisatie',
    fr: 'Inventaire',
    ar: 'جرد',
  },
  {
    en: 'Urgent delivery',
    tr: 'Acil teslimat',
    de: 'Eillieferung',
    es: 'Entrega urgente',
    it: 'Consegna urgente',
    pt: 'Entrega urgente',
    nl: 'Spoedlevering',
    fr: 'Livraison urgente',
    ar: 'توصيل عاجل',
  },
];

const rules = {
  name: {
    en: 'House rules',
    tr: 'Genel kurallar',
    de: 'Hausregeln',
    es: 'Reglas generales',
    it: 'Regole generali',
    pt: 'Regras gerais',
    nl: 'Huisregels',
    fr: 'Règles générales',
    ar: 'القواعد العامة',
  },
  overtimeNeedsApproval: true,
  overtimeYearMost: 270 * 60,
};

/** What overtime is for, and that it counts once it is approved; resolves with the ids of the types. */
export async function createOvertimeRules(runtime: ServiceRuntime, company: DemoCompany, from: string) {
  const act = (name: string, at: Record<string, string>, body: object, key: string) =>
    perform(runtime, administrator(company), name, at, body, `demo/overtime/${key}`);
  const { id } = await act('DefineRules', {}, rules, 'rules');
  await act('PlaceRules', { id: id! }, { organization: true, from }, 'place');
  const ids: string[] = [];
  for (const [n, name] of types.entries()) ids.push((await act('CreateOvertimeType', {}, { name }, `type/${n}`)).id!);
  return ids;
}

type OvertimeEnding = Ending | 'unasked' | 'draft';

const recentDays = 12;

/** Most of it is approved; what is recent still waits, is asked back or not sent. */
function endingOf(chance: Chance, isRecent: boolean): OvertimeEnding {
  const n = chance.between(1, 100);
  if (n <= 18) return 'unasked';
  if (isRecent) return n <= 30 ? 'draft' : n <= 42 ? 'detail' : n <= 80 ? 'asked' : 'approved';
  return n <= 28 ? 'denied' : n <= 34 ? 'cancelled' : 'approved';
}

interface Facts {
  shifts: ReadonlyMap<ShiftName, string>;
  typeIds: readonly string[];
  now: Temporal.Instant;
}

/** Asks for the time that somebody stayed longer, and lets the managers decide in their order. */
export async function askForOvertime(
  stage: DemoStage<ServiceRuntime>,
  company: DemoCompany,
  person: DemoPerson,
  days: readonly LongDay[],
  { shifts, typeIds, now }: Facts,
): Promise<void> {
  const chance = chanceOf(`overtime/${company.name}/${person.number}`);
  const since = now.subtract({ hours: 24 * recentDays });
  const kind = {
    noun: 'Overtime',
    steps: async ({ id: of }: DemoPerson, id: string) =>
      (await stage.runtime.loop.state(overtime, company.id, of)).state.requests.get(id)?.steps,
    says: {
      cancelled: 'Entered for the wrong day',
      detail: 'Which delivery was it for?',
      denied: 'Not agreed before',
    },
  };
  for (const day of days) {
    const ending = endingOf(chance, Temporal.Instant.compare(day.left, since) > 0);
    const typeId = chance.often(0.4) ? typeIds[chance.between(0, typeIds.length - 1)]! : null;
    const at = earlier(day.left.add({ seconds: chance.between(300, 5_400) }), now);
    if (ending === 'unasked') continue;
    const body = {
      overtimeDate: day.date,
      ...(typeId ? { overtimeTypeId: typeId } : { shiftId: shifts.get(day.shift)! }),
      period: 'CLOCK_OUT',
      durationInMinutes: Math.ceil(day.minutes / 15) * 15,
      sendToManager: ending !== 'draft',
    };
    const key = `demo/overtime/${person.id}/${day.date}`;
    const { id } = await stage.during(at, () =>
      perform(stage.runtime, demoPrincipal(company, person), 'RequestOvertime', {}, body, key),
    );
    if (ending !== 'draft')
      await endAs(stage, company, person, kind, { id: id!, key, ending, at: earlier(at.add({ hours: 15 }), now) });
  }
}
