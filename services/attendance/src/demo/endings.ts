import { perform, type ServiceRuntime } from '@kadro/chassis';
import { type DemoCompany, type DemoPerson, demoPrincipal, type DemoStage } from '@kadro/kernel';

/** What becomes of a request in the demo. */
export type Ending = 'approved' | 'denied' | 'cancelled' | 'asked' | 'detail';

interface Kind {
  /** Of its commands: `Process<noun>`. */
  noun: string;
  steps: (person: DemoPerson, id: string) => Promise<readonly { state: string; managerId: string }[] | undefined>;
  /** What is said where it is cancelled, asked back or denied. */
  says: Readonly<Record<'cancelled' | 'detail' | 'denied', string>>;
}

interface Asked {
  id: string;
  key: string;
  ending: Ending;
  at: Temporal.Instant;
}

export const earlier = (a: Temporal.Instant, b: Temporal.Instant): Temporal.Instant =>
  Temporal.Instant.compare(a, b) < 0 ? a : b;

/** Lets the managers decide in their order, or the person take it back. */
export async function endAs(
  { runtime, during }: DemoStage<ServiceRuntime>,
  company: DemoCompany,
  person: DemoPerson,
  { noun, steps, says }: Kind,
  { id, key, ending, at }: Asked,
): Promise<void> {
  const act = (who: DemoPerson, name: string, body: object, more = '') =>
    during(at, () => perform(runtime, demoPrincipal(company, who), name, { id }, body, `${key}/${name}${more}`));
  if (ending === 'cancelled') await act(person, `Cancel${noun}`, { reason: says.cancelled });
  if (ending === 'asked' || ending === 'cancelled') return;
  for (;;) {
    const step = (await steps(person, id))?.find(({ state }) => state === 'PENDING');
    const manager = company.people.find((one) => one.id === step?.managerId);
    if (!manager) return;
    if (ending === 'detail') {
      await act(manager, `Ask${noun}Detail`, { note: says.detail });
      return;
    }
    const approved = ending === 'approved';
    await act(manager, `Process${noun}`, { approved, ...(approved ? {} : { note: says.denied }) }, manager.id);
  }
}
