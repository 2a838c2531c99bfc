import { ApiError } from '@kadro/api';
import { type CommandInput } from '../use-command.ts';

/** What a command over several records came to for one of them; a refused one has the name of its reason. */
export interface OneResult {
  id: string;
  name?: string;
  message?: string;
  details?: unknown;
}

/** How commands over several call the records that they are about. */
const listsOfIds = ['ids', 'employees'];

function resultsOf(answer: unknown): readonly OneResult[] {
  const isOfSeveral = typeof answer === 'object' && answer !== null && 'results' in answer;
  return isOfSeveral && Array.isArray(answer.results) ? answer.results : [];
}

/** The same command about these records only, with what they lacked. */
function narrowed({ body, ...command }: CommandInput, ids: ReadonlySet<string>, given: object): CommandInput {
  const fields = Object.entries(body ?? {}).map(([name, value]): [string, unknown] => {
    if (listsOfIds.includes(name) && Array.isArray(value)) return [name, value.filter((id) => ids.has(id))];
    if (name !== 'revisions') return [name, value];
    return [name, Object.fromEntries(Object.entries(value ?? {}).filter(([id]) => ids.has(id)))];
  });
  return { ...command, body: { ...Object.fromEntries(fields), ...given } };
}

/**
 * Of several, those refused for lack of something that can be asked for are sent again with it, and no other; `ask` is
 * asked once per reason and tells of how many.
 */
export async function withRemedies<T>(
  command: CommandInput,
  answer: T,
  ask: (error: ApiError, records: number) => Promise<object | null>,
  send: (command: CommandInput) => Promise<unknown>,
): Promise<T> {
  let results = resultsOf(answer);
  const reasons = new Set(results.flatMap(({ name }) => name ?? []));
  if (reasons.size === 0) return answer;
  for (const reason of reasons) {
    const refused = results.filter(({ name }) => name === reason);
    const given = await ask(new ApiError(422, refused[0]), refused.length);
    if (!given) continue;
    const later = resultsOf(await send(narrowed(command, new Set(refused.map(({ id }) => id)), given)));
    const byId = new Map(later.map((one) => [one.id, one]));
    results = results.map((one) => byId.get(one.id) ?? one);
  }
  return { ...answer, results };
}
