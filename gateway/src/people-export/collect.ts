import { type Wait } from '@kadro/chassis';
import { apiRoot } from '../../../services/entry.ts';
import { type DescribedService } from '../descriptions.ts';
import { isHosted } from '../hosted-service.ts';

/** What each service holds about a person, by the service's name; null = nothing that the caller may see. */
export type Collected = Record<string, Section | null>;
export type Section = Record<string, unknown>;

/** A refusal of the service that knows people, as it came. */
export class NotCollected extends Error {
  override name = 'NotCollected';
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(`not collected: ${status}`);
    this.status = status;
    this.body = body;
  }
}

const timeoutMs = 120_000;
/** Who signs callers in decides who may take a person's data along, and is asked first. */
const isFirst = ({ description: { name, realm } }: DescribedService): boolean => name === realm;

/** Asks every service with the caller's headers, hosted ones at `own`, the gateway's address. @throws NotCollected */
export async function collect(
  services: readonly DescribedService[],
  own: string,
  person: string,
  headers: Record<string, string>,
  wait: Wait,
): Promise<Collected> {
  const inOrder = services.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  const collected: Collected = {};
  for (const service of inOrder) collected[service.description.name] = await ask(service, own, person, headers, wait);
  return collected;
}

async function ask(
  described: DescribedService,
  own: string,
  person: string,
  headers: Record<string, string>,
  wait: Wait,
): Promise<Section | null> {
  const { service, description } = described;
  const base = isHosted(service) ? own : service.address;
  const response = await fetch(`${base}${apiRoot(description)}/personal-data/${person}/export`, {
    headers,
    signal: wait.deadline(timeoutMs),
  });
  const body = (await response.json()) as Section;
  if (response.ok) return body;
  // another service may not have heard of the person yet: then it holds nothing
  if (!isFirst(described) && [403, 404].includes(response.status)) return null;
  throw new NotCollected(response.status, body);
}
