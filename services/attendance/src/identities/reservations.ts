import { heldBy, type ScheduledTask, type Service, type ServiceScope } from '@kadro/chassis';
import { cardKind } from './holder.ts';
import { identities } from './rows.ts';

const minuteMs = 60_000;

export const reservations: Service['reservations'] = {
  [cardKind]: { heldBy: heldBy(identities, ({ number, archived }) => (archived ? null : number)) },
};

async function sweep(service: ServiceScope): Promise<void> {
  const freed = await service.reservations.sweep(service.now());
  if (freed > 0) service.logger.info({ freed }, 'cards without an owner freed');
}

async function repair(service: ServiceScope): Promise<void> {
  const repaired = await service.reservations.repair();
  if (repaired > 0) service.logger.warn({ repaired }, 'cards that are held were reserved again');
}

export const reservationTasks: readonly ScheduledTask[] = [
  { name: 'sweepReservations', everyMs: 5 * minuteMs, run: sweep },
  { name: 'repairReservations', everyMs: 24 * 60 * minuteMs, run: repair },
];
