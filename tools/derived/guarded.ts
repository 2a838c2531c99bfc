import { guardedNames, type Service } from '@kadro/chassis';

/** `guarded.ts` of `@kadro/contract`: the names of the guarded fields in the rows of all services. */
export function guardedText(services: readonly Pick<Service, 'readModels'>[]): string {
  const names = new Set(services.flatMap(({ readModels }) => readModels.flatMap(({ schema }) => guardedNames(schema))));
  const list = [...names].toSorted().map((name) => `  '${name}',\n`);
  return `/* Made from the read models by \`npm run schema\`. */
/** Fields that not everybody may read who sees their row. */
export const guarded = [
${list.join('')}] as const;
export type Guarded = (typeof guarded)[number];
`;
}
