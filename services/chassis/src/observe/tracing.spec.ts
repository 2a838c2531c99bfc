import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type ReadableSpan } from '@opentelemetry/sdk-trace';
import { metrics } from './metrics.ts';
import { keepSpans } from '../testing/observe/kept-spans.ts';
import { startListening } from '../testing/services/listening-service.ts';
import { until } from '../testing/time/until.ts';

let kept: Awaited<ReturnType<typeof keepSpans>>;
let here: Awaited<ReturnType<typeof startListening>>;
beforeAll(async () => {
  // those of a process, in which other specs have run
  metrics.resetMetrics();
  kept = await keepSpans();
  here = await startListening();
});
afterAll(async () => {
  await here.stop();
  await kept.close();
});
afterEach(() => kept.reset());

const spans = (): ReadableSpan[] => kept.spans();
const named = (name: string, of = ''): ReadableSpan | undefined =>
  spans().find((span) => span.name === name && JSON.stringify(span.attributes).includes(of));
const eventually = async (name: string, of?: string): Promise<ReadableSpan> => {
  await until(() => named(name, of) !== undefined);
  return named(name, of)!;
};
const causeOf = (span: ReadableSpan): string | undefined =>
  spans().find((one) => one.spanContext().spanId === span.parentSpanContext?.spanId)?.name;
const secret = 'Wilhelmina';
const requests = (): number => spans().filter(({ name }) => name.includes(' /listening/')).length;
/** Sends a request; resolves when it has come to its end, which is a moment after its answer. */
const send: typeof here.send = async (...given) => {
  const before = requests();
  const answered = await here.send(...given);
  await until(() => requests() > before);
  return answered;
};
const openBill = (id: string, headers: Record<string, string> = {}) =>
  send('POST', `bills?note=${secret}`, 'o1/admin', { id }, headers);

describe('a command that is traced', () => {
  const route = 'POST /listening/api/v1/bills';

  it('is one trace from the request to the rows', async () => {
    await openBill('b1');
    const projection = await eventually('projection', 'bills');
    expect(causeOf(projection)).toBe('append');
    expect(causeOf(named('append', 'BillOpened')!)).toBe('OpenBill');
    expect(causeOf(named('OpenBill')!)).toBe(route);
    expect(new Set(spans().map((span) => span.spanContext().traceId)).size).toBe(1);
  });

  it('goes on to what it causes', async () => {
    await openBill('b2', { 'x-request-id': 'opening-b2' });
    await send('PUT', 'bills/paying/b2', 'o1/admin', { by: 'card' }, { 'x-request-id': 'paying-b2' });
    const reaction = await eventually('reaction', 'countMoney');
    expect([causeOf(reaction), causeOf(named('append', 'MoneyCame')!)]).toEqual(['append', 'reaction']);
    expect(reaction.spanContext().traceId).toBe(named('PayBill')!.spanContext().traceId);
  });

  it.each([
    ['is under the span of whoever sent it', 'asking-b3', true],
    ['is not under one of a foreign trace', 'foreign-b3', false],
  ])('%s', async (_what, id, isOurs) => {
    await openBill(`${id}-1`, { 'x-request-id': id });
    const { traceId } = named(route)!.spanContext();
    kept.reset();
    await openBill(`${id}-2`, {
      'x-request-id': id,
      traceparent: `00-${isOurs ? traceId : traceId.replace(/./g, 'a')}-00f067aa0ba902b7-01`,
    });
    expect(named(route)!.parentSpanContext?.spanId).toBe(isOurs ? '00f067aa0ba902b7' : undefined);
  });

  it('says the name of a refusal, and is no fault', async () => {
    await openBill('b4');
    await openBill('b4');
    expect(spans().find((span) => span.attributes['kadro.refusal'])).toMatchObject({
      name: 'OpenBill',
      attributes: { 'kadro.refusal': 'same_record_exist' },
      status: { code: 0 },
    });
  });

  it('holds no query string, body, id or caller', async () => {
    await send('POST', `bills?note=${secret}`, 'o1/admin', { id: `bill-${secret}` });
    await send('PUT', `bills/paying/bill-${secret}?note=${secret}`, 'o1/admin', { by: secret });
    await eventually('reaction', 'countMoney');
    const told = JSON.stringify(
      spans().map(({ name, attributes, events, resource, status }) => ({
        name,
        attributes,
        events,
        resource: resource.attributes,
        status,
      })),
    );
    expect(told).not.toMatch(new RegExp(`${secret}|admin|o1`));
  });
});

describe('a command that is measured', () => {
  it.each([
    ['kadro_command_seconds_count', 'command="OpenBill",outcome="done"'],
    ['kadro_command_seconds_count', 'command="OpenBill",outcome="refused"'],
    ['kadro_messages_received_total', 'source="listening",outcome="handled"'],
    ['kadro_message_age_seconds', 'source="listening"'],
  ])('counts in %s for %s', async (name, labels) => {
    const lines = (await metrics.metrics())
      .split('\n')
      .filter((line) => line.startsWith(name) && line.includes(labels));
    expect(lines).toHaveLength(1);
  });
});
