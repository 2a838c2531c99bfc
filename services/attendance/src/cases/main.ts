import { createInterface } from 'node:readline';
import { calculated } from './calculate.ts';

/** `npm run attendance:calculate < cases.ndjson`: an answer per case, in order. A malformed case is an error at the end. */
let number = 0;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  number += 1;
  if (line.trim() === '') continue;
  const outcome = calculated(line);
  if ('answer' in outcome) process.stdout.write(`${outcome.answer}\n`);
  else {
    process.stderr.write(`line ${number}: ${outcome.problem}\n`);
    process.exitCode = 1;
  }
}
