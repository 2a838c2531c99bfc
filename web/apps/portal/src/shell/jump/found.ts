import { folded } from '@kadro/i18n';
import { type JumpTarget } from '../../core/feature.ts';

/** What may be found: also pages, and what opens a dialog and so has no path. */
export interface Findable extends Partial<Pick<JumpTarget, 'path' | 'within' | 'person'>> {
  key: string;
  kind: JumpTarget['kind'] | 'page' | 'account';
  label: string;
  open?: () => void;
}

const order = ['page', 'action', 'account', 'person', 'record'] as const;
/** Of people and records, of which there may be many. */
const atMost = 8;

/** What has every word that was typed, by kind; before anything is typed, pages and actions alone. */
export function found(all: readonly Findable[], typed: string): Findable[] {
  const wanted = folded(typed).split(/\s+/).filter(Boolean);
  const isWanted = ({ label, within = '' }: Findable): boolean => {
    const text = folded(`${label} ${within}`);
    return wanted.every((word) => text.includes(word));
  };
  return order.flatMap((kind) => {
    const isMany = kind === 'person' || kind === 'record';
    if (isMany && wanted.length === 0) return [];
    const some = all.filter((one) => one.kind === kind && isWanted(one));
    return isMany ? some.slice(0, atMost) : some;
  });
}
