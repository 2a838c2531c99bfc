import { type OvertimeRequest } from '../shapes.ts';

export type SideName = 'CLOCK_IN' | 'CLOCK_OUT';

/** The overtime requests of a date; minutes are used once per set. */
export class Requests {
  private readonly approved: { period: OvertimeRequest['period']; left: number }[];
  private readonly denied: readonly OvertimeRequest[];

  constructor(requests: readonly OvertimeRequest[]) {
    this.approved = requests
      .filter(({ status }) => status === 'APPROVED')
      .map(({ period, minutes }) => ({ period, left: minutes }))
      // what covers one side only is used first
      .toSorted((a, b) => Number(a.period === 'CLOCK_IN_OUT') - Number(b.period === 'CLOCK_IN_OUT'));
    this.denied = requests.filter(({ status }) => status === 'DENIED' || status === 'REJECTED');
  }

  isDenied(side: SideName): boolean {
    return this.denied.some(({ period }) => covers(period, side));
  }

  /** Approved minutes that are left for a side, or of any period. */
  left(side: SideName | 'ANY'): number {
    return this.approved.reduce((sum, { period, left }) => sum + (covers(period, side) ? left : 0), 0);
  }

  /** Uses up to `minutes` of what is left; returns how many. */
  use(side: SideName | 'ANY', minutes: number): number {
    let wanted = minutes;
    for (const request of this.approved) {
      const used = covers(request.period, side) ? Math.min(request.left, wanted) : 0;
      request.left -= used;
      wanted -= used;
    }
    return minutes - wanted;
  }
}

const covers = (period: OvertimeRequest['period'], side: SideName | 'ANY'): boolean =>
  side === 'ANY' || period === side || period === 'CLOCK_IN_OUT';
