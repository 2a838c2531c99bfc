import { type TableRow, walkers } from './access-walk.ts';

const intro = `# Who may do what

Written by \`UPDATE=1\` and the test of the access table (\`src/access-table.spec.ts\`), which walks every route and query as everybody.
Routes get their own example. **yes**: let in, and with a name, let in and refused by that rule; **403**, **404**, **401**: not let in;
**null**: as if it were not there; *without file*, *without health*: the row with those sections closed. A number is a count.
The member of the other organization is its super admin, and has the same id as the super admin here.
`;

const head = `| on | ${walkers.join(' | ')} |\n|${' --- |'.repeat(walkers.length + 1)}`;

/** The table as Markdown: one section per route, methods that meet the same together. */
export function tableText(rows: readonly TableRow[]): string {
  const lines = (own: readonly TableRow[]): string => own.map(({ on, met }) => `| ${on || 'as it is'} | ${walkers.map((walker) => met[walker]).join(' | ')} |`).join('\n');
  const sections = [...Map.groupBy(rows, ({ route, method }) => `${method === 'query'} ${route}`)].flatMap(([, own]) => {
    const byMethod = [...Map.groupBy(own, ({ method }) => method)].map(([method, some]) => ({ method, text: lines(some) }));
    const alike = Map.groupBy(byMethod, ({ text }) => text);
    return [...alike].map(([text, same]) => `## ${same.map(({ method }) => method).join(', ')} ${own[0]!.route}\n\n${head}\n${text}\n`);
  });
  return [intro, ...sections].join('\n');
}
