import { type ExportSection } from '@kadro/kernel';
import { type ServiceDescription } from '../../../services/entry.ts';
import { services } from '../../../services/services.ts';
import { type PersonExport } from './route.ts';

/** How services write their sections, by their names, in the order of the list. */
export type Sections = Readonly<Record<string, ExportSection>>;
type Person = ReturnType<NonNullable<ExportSection['person']>>;

/** The sections of those services of the list that say something of theirs. */
export async function sectionsOf(
  names: readonly string[],
  list: readonly ServiceDescription[] = services,
): Promise<Sections> {
  const sections = list.flatMap(({ name, exportSection }) =>
    exportSection && names.includes(name) ? [exportSection().then((one) => [name, one.exportSection] as const)] : [],
  );
  return Object.fromEntries(await Promise.all(sections));
}

/** Who it is, as the service says that knows people; undefined where it has not answered. */
export function personIn({ services: collected }: PersonExport, sections: Sections): Person | undefined {
  for (const [name, section] of Object.entries(sections)) {
    const found = collected[name];
    if (section.person && found) return section.person(found);
  }
  return undefined;
}
