import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { calculated } from './calculate.ts';

/** An answer per case, in order; a malformed case is an error at the end. */
async function* answers(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === '') continue;
    const outcome = calculated(line);
    if ('answer' in outcome) yield `${outcome.answer}\n`;
    else {
      process.stderr.write(`line ${number}: ${outcome.problem}\n`);
      process.exitCode = 1;
    }
  }
}

/** `npm run attendance:calculate < cases.ndjson` */
try {
  await pipeline(answers(createInterface({ input: process.stdin, crlfDelay: Infinity })), process.stdout);
} catch (failed) {
  // whoever reads the answers has enough of them
  if ((failed as NodeJS.ErrnoException).code !== 'EPIPE') throw failed;
}
