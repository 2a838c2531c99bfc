import { StoreUnavailable } from '../ports/index.ts';
import { classesOf } from '../declare/streams/decider.ts';
import { type ServiceContext } from '../declare/service.ts';

/** Shorter texts stand in many files without being about anybody. */
const fewestLetters = 5;
/** Of a long text, from its middle: its beginning may be that of many. */
const mostLetters = 40;
/** Dates and names of choices stand in many files without being about anybody. */
const meansMany = /^(?:\d{4}-\d\d-\d\d.*|[A-Z]+(?:_[A-Z]+)*|[\d.:]+)$/;
/** Facts about people are sealed in it, and it is never written anew. */
const log = /events\.db$/;

/** What streams say of a person in the given classes, in the forms in which rows keep it. */
export async function textsOf(
  { log: events, domain }: ServiceContext,
  streams: readonly string[],
  classes: readonly string[],
): Promise<string[]> {
  const shapes = events.shapes();
  const texts = new Set<string>();
  for (const stream of streams)
    for (const { stored, data } of await events.read(stream))
      for (const [field, dataClass] of classesOf(shapes.get(stored.type)!, data))
        if (classes.includes(dataClass)) for (const text of leaves(data[field])) texts.add(text);
  const forms = [...texts].flatMap((text) => {
    const part = middleOf(text);
    return [part, JSON.stringify(part).slice(1, -1), part.toLowerCase(), domain.words(part).join(' ')];
  });
  return [...new Set(forms)].filter((form) => form.length >= fewestLetters);
}

function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(leaves) : [];
}

function middleOf(text: string): string {
  const letters = Array.from(text);
  const from = Math.max(0, Math.floor((letters.length - mostLetters) / 2));
  return letters.slice(from, from + mostLetters).join('');
}

/**
 * Searches every file for the texts, free pages and write-ahead logs included, and writes anew where one stands. Texts
 * that the rows of others have as well are theirs. null = the texts are known no more: everything is written anew.
 * @throws StoreUnavailable where something can still be read
 */
export async function eraseRemains(context: ServiceContext, texts: readonly string[] | null): Promise<void> {
  const { remains } = context.ports;
  if (!remains) return;
  if (texts === null) return remains.rewrite('all');
  const files = [...new Set((await remains.search(texts)).map(({ file }) => file))];
  if (files.length === 0) return;
  await remains.rewrite(files);
  const left = await remains.search(texts);
  const ofOthers = new Set(left.filter(({ isRows }) => isRows).map(({ text }) => text));
  const readable = left.filter(
    ({ file, text, isRows }) => !isRows && !log.test(file) && !ofOthers.has(text) && !meansMany.test(text),
  );
  if (readable.length === 0) return;
  const service = context.service.name;
  context.logger.error({ service, files: [...new Set(readable.map(({ file }) => file))] }, 'still readable');
  throw new StoreUnavailable('what is forgotten can still be read');
}
