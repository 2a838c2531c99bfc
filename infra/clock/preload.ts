import { givenTime } from './given-time.ts';
import { setClock } from './set-clock.ts';

const time = givenTime();
if (time) setClock(time);
