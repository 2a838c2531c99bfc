import { useMemo } from 'react';
import { useFormat, useT } from '@kadro/i18n';
import { type ChainStep } from '@kadro/ui';
import { type Card, type LeaveRow, type Step } from '../../queries/leave-shapes.ts';
import { nameOf } from '../../queries/types.ts';
import { ageOf } from './age.ts';

type Asked = Pick<LeaveRow, 'beginDate' | 'endDate' | 'duration' | 'period' | 'beginTime' | 'endTime' | 'days' | 'minutes'>;

/** How requests are spoken of in lists, on the open one, and in what is said after a decision. */
export function useRequestWords() {
  const t = useT('inbox');
  const format = useFormat();
  return useMemo(() => {
    const amount = ({ duration, minutes, days }: Asked) => (duration === 'HOURLY' ? format.duration(minutes) : t('common:unit.days', { count: days }));
    const part = ({ duration, period, beginTime, endTime }: Asked) => {
      if (duration === 'HOURLY') return beginTime && endTime ? format.timeRange(beginTime, endTime) : undefined;
      return period ? t(`common:enum.leavePeriod.${period}`) : undefined;
    };
    const age = (instant: string) => {
      const found = ageOf(instant);
      return found ? format.number(found.value, { style: 'unit', unit: found.unit, unitDisplay: 'narrow' }) : format.dateInSentence(instant);
    };
    return {
      amount,
      part,
      age,
      period: ({ beginDate, endDate }: Pick<Asked, 'beginDate' | 'endDate'>) => format.dateInSentence(beginDate, endDate),
      name: (card: Card) => (card ? nameOf(card) : t('common:state.noName')),
      type: ({ leaveType }: Pick<LeaveRow, 'leaveType'>) => leaveType?.name ?? t('common:area.leave'),
    };
  }, [t, format]);
}

export type RequestWords = ReturnType<typeof useRequestWords>;

const decided = new Set<Step['state']>(['APPROVED', 'DENIED', 'SUPER_ADMIN']);

/** How far a chain is: orders that are through, of how many. */
export function progressOf(steps: readonly Step[]): { at: number; of: number } {
  const orders = [...new Set(steps.map(({ order }) => order))];
  const through = orders.filter((order) => steps.some((step) => step.order === order && decided.has(step.state))).length;
  return { at: Math.min(through + 1, orders.length), of: orders.length };
}

/** The steps of a request as the chain shows them, with the reader as "you". */
export function useChain(steps: readonly Step[], me: string): ChainStep[] {
  const t = useT('inbox');
  const format = useFormat();
  const words = useRequestWords();
  const last = Math.max(...steps.map(({ order }) => order));
  const second = ({ state, order, kind }: Step) => {
    if (state === 'PENDING' && steps.length > 1 && order === last) return t('lastStep');
    const word = t(`common:enum.stepState.${state}`);
    return kind === 'LEAVE_MANAGER' ? word : `${word} · ${t(kind === 'GENERAL_MANAGER' ? 'common:role.generalManager' : 'common:role.superAdmin')}`;
  };
  return steps.map((step) => ({
    id: step.managerId,
    name: words.name(step.manager),
    image: step.manager?.imageUrl,
    state: step.state,
    note: step.note && <q>{step.note}</q>,
    when: step.at && format.dateTime(step.at),
    second: step.managerId === me ? `${t('you')} · ${second(step)}` : second(step),
  }));
}
