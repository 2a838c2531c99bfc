import { useCallback } from 'react';
import { useT } from '@kadro/i18n';
import { nameOf } from '../people/types.ts';
import { type Card } from './types.ts';

/** The name of somebody who was joined, or that it is not known. */
export function usePersonName(): (card: Card) => string {
  const t = useT();
  return useCallback((card) => (card ? nameOf(card) : t('state.noName')), [t]);
}
