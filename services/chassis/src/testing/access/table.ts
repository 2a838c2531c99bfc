import { type TableRow } from './walk.ts';

/** A table of access as Markdown: one section per route, methods that meet the same together. */
export function tableText<W extends string>(
  intro: string,
  walkers: readonly W[],
  rows: readonly TableRow<W>[],
): string {
  const head = `| on | ${walkers.join(' | ')} |\n|${' --- |'.repeat(walkers.length + 1)}`;
  const lines = (own: readonly TableRow<W>[]): string =>
    own
      .map(({ on, met }) => `| ${on || 'as it is'} | ${walkers.map((walker) => met[walker]).join(' | ')} |`)
      .join('\n');
  const sections = [...Map.groupBy(rows, ({ route, method }) => `${method === 'query'} ${route}`)].flatMap(
    ([, own]) => {
      const byMethod = [...Map.groupBy(own, ({ method }) => method)].map(([method, some]) => ({
        method,
        text: lines(some),
      }));
      const alike = Map.groupBy(byMethod, ({ text }) => text);
      return [...alike].map(
        ([text, same]) => `## ${same.map(({ method }) => method).join(', ')} ${own[0]!.route}\n\n${head}\n${text}\n`,
      );
    },
  );
  return [intro, ...sections].join('\n');
}

/** Rows about objects of another organization and unknown ones, without columns of people at home there. */
export function foreignAndUnknown<W extends string>(
  rows: readonly TableRow<W>[],
  atHome: readonly W[],
): { foreign: object; unknown: object }[] {
  const here = ({ met }: TableRow<W>): object =>
    Object.fromEntries(Object.entries(met).filter(([walker]) => !atHome.includes(walker as W)));
  return [...Map.groupBy(rows, ({ route, method }) => `${method} ${route}`).values()].flatMap((own) => {
    const [unknown, foreign] = ['unknown', 'other organization'].map((thing) => own.find(({ on }) => on === thing));
    return unknown && foreign ? [{ unknown: here(unknown), foreign: here(foreign) }] : [];
  });
}
