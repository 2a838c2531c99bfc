import { type Wait } from '@kadro/chassis';
import { isHosted, type Service } from '../hosted-service.ts';

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
/** It decides who may take a person's data along, and is asked first. */
const first = 'identity';

/**
 * Asks every service with the caller's own headers. `own` is the gateway's address, by which hosted services are
 * reached. @throws NotCollected
 */
export async function collect(
  services: readonly Service[],
  own: string,
  person: string,
  headers: Record<string, string>,
  wait: Wait,
): Promise<Collected> {
  const inOrder = services.toSorted((a, b) => Number(b.name === first) - Number(a.name === first));
  const collected: Collected = {};
  for (const service of inOrder) collected[service.name] = await ask(service, own, person, headers, wait);
  return collected;
}

async function ask(
  service: Service,
  own: string,
  person: string,
  headers: Record<string, string>,
  wait: Wait,
): Promise<Section | null> {
  const base = isHosted(service) ? own : service.address;
  const response = await fetch(`${base}/${service.name}/api/v1/personal-data/${person}/export`, {
    headers,
    signal: wait.deadline(timeoutMs),
  });
  const body = (await response.json()) as Section;
  if (response.ok) return body;
  // another service may not have heard of the person yet: then it holds nothing
  if (service.name !== first && [403, 404].includes(response.status)) return null;
  throw new NotCollected(response.status, body);
}
