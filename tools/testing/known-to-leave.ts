import { type HostedService, type Row } from '@kadro/chassis';

/** The row that leave has of a person by now, as identity has told it; null = it has not heard of anybody. */
export async function knownToLeave(
  { runtime }: HostedService,
  organization: string,
  person: string,
): Promise<Row | null> {
  const people = runtime.service.readModels.find(({ name }) => name === 'people')!;
  return (await runtime.rows(people).get(organization, person))?.doc ?? null;
}
