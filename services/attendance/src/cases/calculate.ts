import { dayRecords } from '../day/records.ts';
import { caseSchema } from './schema.ts';

export type Outcome = { answer: string } | { problem: string };

/** The answer of a case, both one JSON text, or what is wrong with the case. */
export function calculated(line: string): Outcome {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { problem: 'is no JSON' };
  }
  const { data, error } = caseSchema.safeParse(value);
  if (error)
    return { problem: error.issues.map(({ path, message }) => `${path.join('.') || 'case'}: ${message}`).join('; ') };
  return { answer: JSON.stringify({ id: data.id, days: dayRecords(data) }) };
}
