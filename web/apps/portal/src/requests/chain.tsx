import { type Key, useFormat, useT } from '@kadro/i18n';
import { type ChainStep } from '@kadro/ui';
import { type Step } from './types.ts';
import { usePersonName } from './use-person-name.ts';

/** Who decides where no manager of the kind is entered. */
const substitutes: Partial<Record<Step['kind'], Key>> = {
  GENERAL_MANAGER: 'common:role.generalManager',
  SUPER_ADMIN: 'common:role.superAdmin',
};
const decided = new Set<Step['state']>(['APPROVED', 'DENIED', 'SUPER_ADMIN']);

/** The progress of an approval chain: completed steps (by order) of all. */
export function progressOf(steps: readonly Pick<Step, 'order' | 'state'>[]): { at: number; of: number } {
  const orders = [...new Set(steps.map(({ order }) => order))];
  const through = orders.filter((order) =>
    steps.some((step) => step.order === order && decided.has(step.state)),
  ).length;
  return { at: Math.min(through + 1, orders.length), of: orders.length };
}

/** The steps of a request for the `Chain` component, with the reader as "you". */
export function useChain(steps: readonly Step[], me: string): ChainStep[] {
  const t = useT('inbox');
  const format = useFormat();
  const nameOf = usePersonName();
  const last = Math.max(...steps.map(({ order }) => order));
  const second = ({ state, order, kind }: Step) => {
    if (state === 'PENDING' && steps.filter((step) => step.order === order).length > 1) return t('oneIsEnough');
    if (state === 'PENDING' && steps.length > 1 && order === last) return t('lastStep');
    const word = t(`common:enum.stepState.${state}`);
    const substitute = substitutes[kind];
    return substitute ? `${word} · ${t(substitute)}` : word;
  };
  return steps.map((step) => ({
    id: step.managerId,
    name: nameOf(step.manager),
    image: step.manager?.imageUrl,
    state: step.state,
    note: step.note && <q>{step.note}</q>,
    // `at` of a waiting step is when it was asked, not a decision.
    when: step.at && step.state !== 'PENDING' && step.state !== 'WAITING' && format.dateTime(step.at),
    second: step.managerId === me ? `${t('you')} · ${second(step)}` : second(step),
  }));
}
