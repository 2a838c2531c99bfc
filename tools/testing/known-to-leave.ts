import { type HostedService, type Row } from '@kadro/chassis';

/** Leave's replica of a person; null if it has none. */
export async function knownToLeave(
  { runtime }: HostedService,
  organization: string,
  person: string,
): Promise<Row | null> {
  const people = runtime.service.readModels.find(({ name }) => name === 'people')!;
  return (await runtime.rows(people).get(organization, person))?.doc ?? null;
}
