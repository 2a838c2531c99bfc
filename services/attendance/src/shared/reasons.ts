import { multiline } from '@kadro/chassis/declare';
import { isMeaningful } from '@kadro/kernel';
import { z } from 'zod';
import { reject } from '../errors/index.ts';

export const freeText = multiline(z.string().trim().min(1).max(2_000));

/** A reason says something: punctuation alone is no text. @throws Rejection meaningful_text */
export function mustSaySomething(text: string, field: string, min = 1): void {
  if (!isMeaningful(text, min))
    reject('meaningful_text', { params: { min }, fields: { [field]: { name: 'meaningful_text', params: { min } } } });
}
