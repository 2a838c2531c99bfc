import { LeaveModel } from '../models/leave.ts';
import { type Act } from '../people/act.ts';
import { type Law } from './law.ts';

interface Balance {
  leaveTypeId: string;
  shown: Record<'previousBalance' | 'accrualCalculatedCount' | 'used' | 'reserved' | 'balance', number | null> | null;
}

const dataOf = <T>({ answer }: Act, name: string): T | undefined =>
  (answer?.body['data'] as Record<string, T> | undefined)?.[name];

/** What is shown adds up, to the hundredth that is shown. */
function balancesAddUp(): Law {
  return {
    name: 'shown balances add up',
    afterAct({ act }) {
      const balances = dataOf<Balance[]>(act, 'leaveBalances') ?? [];
      return balances.flatMap(({ leaveTypeId, shown }) => {
        if (!shown) return [];
        const { previousBalance, accrualCalculatedCount, used, reserved, balance } = shown;
        const figures = [previousBalance, accrualCalculatedCount, used, reserved, balance];
        if (figures.some((one) => one === null)) return [];
        const sum = previousBalance! + accrualCalculatedCount! - used! - reserved!;
        return Math.abs(sum - balance!) < 0.005 ? [] : [`${leaveTypeId}: ${JSON.stringify(shown)} does not add up`];
      });
    },
  };
}

function requestsFollowWhatWasDone(): Law {
  const model = new LeaveModel();
  return {
    name: 'requests are as they were decided',
    afterAct({ act }) {
      model.take(act);
      const { items } = dataOf<{ items: Parameters<LeaveModel['problemOf']>[0][] }>(act, 'leaveRequests') ?? {
        items: [],
      };
      return items.map((one) => model.problemOf(one)).filter((one) => one !== undefined);
    },
  };
}

/** Of a list of one person: a date has no more than itself. */
function noDateTwice(): Law {
  const open = new Set(['PENDING', 'NEED_EXTRA_DETAIL', 'APPROVED']);
  return {
    name: 'no date is away twice',
    afterAct({ act }) {
      const { items } = dataOf<{
        items: { employeeId: string; beginDate: string; endDate: string; duration: string; status: string }[];
      }>(act, 'leaveRequests') ?? { items: [] };
      const whole = items.filter(({ duration, status }) => duration === 'FULL_DAY' && open.has(status));
      return whole.flatMap((one, n) =>
        whole
          .slice(n + 1)
          .filter(
            (other) =>
              other.employeeId === one.employeeId && other.beginDate <= one.endDate && one.beginDate <= other.endDate,
          )
          .map((other) => `${one.employeeId} is away twice from ${other.beginDate} and ${one.beginDate}`),
      );
    },
  };
}

export const ofLeave = (): Law[] => [balancesAddUp(), requestsFollowWhatWasDone(), noDateTwice()];
