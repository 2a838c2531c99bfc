import { type Principal } from '../declare/principal.ts';
import { ReadModelBuilding } from '../ports/index.ts';
import { faultOf, isPassing } from '../observe/fault.ts';
import { refusals, faults } from '../observe/metrics.ts';
import { type ErrorBody, type Reader, refusalOf, type Refusal } from '../declare/refusal.ts';
import { type ServiceContext } from '../declare/service.ts';

/** Status, headers and body of whatever was thrown; what is no refusal is logged and says nothing of the inside. */
export function problem(
  context: ServiceContext,
  thrown: unknown,
  reader: Reader,
): { status: number; headers: Record<string, string>; body: ErrorBody } {
  const { errors } = context.service.domain;
  const refusal = refusalOf(thrown, errors) ?? inner(context, thrown);
  refusals.inc({ service: context.service.name, name: refusal.name });
  const { name, retryAfter } = refusal;
  const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return { status: errors.status(name), headers, body: errors.body(refusal, reader) };
}

function inner(context: ServiceContext, thrown: unknown): Refusal {
  if (thrown instanceof ReadModelBuilding) return { name: 'read_model_building' };
  if (isPassing(thrown)) return { name: 'service_unavailable' };
  faults.inc({ service: context.service.name });
  context.logger.error({ fault: faultOf(thrown) }, 'fault');
  return { name: context.isRenewing ? 'read_model_building' : 'server_error' };
}

/** Language by header, else by account; dates as the caller's organization writes them. */
export function readerOf(
  context: ServiceContext,
  request: { headers: { 'accept-language'?: string } },
  principal: Principal | null,
): Reader {
  const { domain } = context.service;
  const language = domain.negotiateLanguage(
    request.headers['accept-language'],
    principal?.language ?? domain.defaultLanguage,
  );
  return { language, datePattern: principal?.datePattern };
}

/** Waits until the rows have seen what the caller wrote (`Kadro-After`), at most 2 s; lists of a day wait for theirs. */
export async function awaitAfter(context: ServiceContext, after: string | undefined): Promise<void> {
  if (after === undefined || after.length > 64 || !/^[\d.]+$/.test(after)) return;
  const head = await context.ports.events.head();
  // a position that the log has not reached is not ours: waiting for it would only cost time
  if (after <= head) await context.caughtUp(after);
}
