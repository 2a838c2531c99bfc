import { type Namespace } from '@kadro/i18n';
import { type ComponentType } from 'react';
import { type Feature, type Pages, wholeOrganization } from '../manifest/feature.ts';
import { page } from '../manifest/page.ts';
import { historyOf, type RecordDeclaration } from './declaration.ts';
import { metBy, usesOf } from './uses.ts';

type RecordPage = ComponentType<{ of: RecordDeclaration }>;

const pageOf = (
  of: RecordDeclaration,
  load: () => Promise<RecordPage>,
  ...texts: readonly Namespace[]
): ComponentType =>
  page(
    async () => {
      const Page = await load();
      return () => <Page of={of} />;
    },
    ...texts,
  );

/** As services call their models: `leave-types` are `leaveTypes`. */
const kindOf = (name: string): string => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A feature of reference data; it has the standard list, create and record pages unless it brings its own. */
export function recordFeature<N extends string>(declaration: RecordDeclaration<N>, own: Pages = {}): Feature {
  const of: RecordDeclaration = declaration;
  const { name, documents, navigation, fields } = of;
  return {
    name,
    resources: {
      [name]: { documents },
      ...(of.uses && { [usesOf(name)]: { one: of.uses } }),
      ...(of.meets && { [metBy(name)]: { list: of.meets.others } }),
    },
    fields,
    access: wholeOrganization,
    creates: `console:${name}.create`,
    isSearched: true,
    audited: { kind: kindOf(name), texts: historyOf(of), named: 'record' },
    setup: of.setup,
    navigation: { ...navigation, label: `console:nav.${name}` },
    pages: {
      list: pageOf(of, async () => (await import('./List.tsx')).RecordList),
      show: pageOf(of, async () => (await import('./Show.tsx')).RecordShow, 'console-history'),
      create: pageOf(of, async () => (await import('./Create.tsx')).RecordCreate),
      ...own,
    },
  };
}
