import { type Log } from '../ports/index.ts';
import pino from 'pino';

/** JSON lines on standard error; what could be personal or secret is cut out even where logged by mistake. */
export function createLogger(level: string): Log & { debug(fields: object, message: string): void } {
  const redact = {
    paths: [
      'password',
      'authorization',
      'email',
      'name',
      '*.password',
      '*.authorization',
      '*.email',
      'headers',
      'body',
    ],
    censor: '[cut]',
  };
  return pino(
    { level, redact, base: null, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'message' },
    pino.destination({ dest: 2, sync: false }),
  );
}
