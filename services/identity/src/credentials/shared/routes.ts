import { secretText } from '@kadro/chassis/declare';
import { z } from 'zod';

export const secret = secretText(z.string().min(1).max(128));

/** Open while a first or expired password waits to be changed. */
export const signedIn = { who: 'member', beforePasswordChange: true } as const;
