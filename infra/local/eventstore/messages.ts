import shared from '@eventstore/db-client/generated/shared_pb.js';
import messages, { type AppendReq, type ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { type Expected, type Outcome, type ProposedEvent, type Range, type RecordedEvent } from './log.ts';

const { AppendResp, ReadResp } = messages;
const beyond = Number.MAX_SAFE_INTEGER;

export const streamOf = (identifier: InstanceType<typeof shared.StreamIdentifier> | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

export function expectedOf(options: AppendReq.Options): Expected {
  if (options.hasNoStream()) return 'no-stream';
  if (options.hasStreamExists()) return 'stream-exists';
  return options.hasRevision() ? Number(options.getRevision()) : 'any';
}

export function proposedEvent(message: AppendReq.ProposedMessage): ProposedEvent {
  const described = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: described.get('type') ?? '',
    contentType: described.get('content-type') ?? 'application/octet-stream',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

export function appendAnswer(expected: Expected, outcome: Outcome): InstanceType<typeof AppendResp> {
  if ('revision' in outcome) {
    const position = String(outcome.position);
    const both = new AppendResp.Position().setCommitPosition(position).setPreparePosition(position);
    return new AppendResp().setSuccess(
      new AppendResp.Success().setCurrentRevision(String(outcome.revision)).setPosition(both),
    );
  }
  const refusal = new AppendResp.WrongExpectedVersion();
  if (outcome.current < 0) refusal.setCurrentNoStream(new shared.Empty());
  else refusal.setCurrentRevision(String(outcome.current));
  if (expected === 'no-stream') refusal.setExpectedNoStream(new shared.Empty());
  else if (expected === 'stream-exists') refusal.setExpectedStreamExists(new shared.Empty());
  else refusal.setExpectedRevision(String(expected));
  return new AppendResp().setWrongExpectedVersion(refusal);
}

/**
 * The range of a request, as the real server reads it: a reading begins with the named position (backwards over all:
 * before it), a subscription after it. `last` gives the last revision of a stream or position of all.
 */
export function rangeOf(options: ReadReq.Options, last: (stream?: string) => number): Range {
  const stream = options.getStream();
  const all = options.getAll();
  const backwards =
    options.getReadDirection() === messages.ReadReq.Options.ReadDirection.BACKWARDS && !options.hasSubscription();
  const name: Pick<Range, 'stream'> = stream ? { stream: streamOf(stream.getStreamIdentifier()) } : {};
  if (stream?.hasStart() || all?.hasStart()) return { ...name, after: -1, before: backwards ? 0 : beyond, backwards };
  if (stream?.hasEnd() || all?.hasEnd())
    return { ...name, after: backwards ? -1 : last(name.stream), before: beyond, backwards };
  const position = Number(stream ? stream.getRevision() : all?.getPosition()?.getCommitPosition());
  if (backwards) return { ...name, after: -1, before: stream ? position + 1 : position, backwards };
  return { ...name, after: options.hasSubscription() ? position : position - 1, before: beyond, backwards };
}

export function filterOf(filter: ReadReq.Options.FilterOptions | undefined): (event: RecordedEvent) => boolean {
  const expression = filter?.getStreamIdentifier() ?? filter?.getEventType();
  if (!expression) return () => true;
  const subject = filter?.hasStreamIdentifier() ? 'stream' : 'type';
  const prefixes = expression.getPrefixList();
  const pattern = new RegExp(expression.getRegex());
  return (event) =>
    prefixes.length > 0 ? prefixes.some((prefix) => event[subject].startsWith(prefix)) : pattern.test(event[subject]);
}

export function eventAnswer(event: RecordedEvent): InstanceType<typeof ReadResp> {
  const position = String(event.position);
  const recorded = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(event.stream, 'utf8')))
    .setStreamRevision(String(event.revision))
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setCustomMetadata(event.metadata)
    .setData(event.data);
  recorded
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.contentType)
    .set('created', event.created);
  return new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position));
}

export function notFoundAnswer(stream: string): InstanceType<typeof ReadResp> {
  const identifier = new shared.StreamIdentifier().setStreamName(Buffer.from(stream, 'utf8'));
  return new ReadResp().setStreamNotFound(new ReadResp.StreamNotFound().setStreamIdentifier(identifier));
}

/** Progress of a filtered subscription. */
export function checkpointAnswer(position: number): InstanceType<typeof ReadResp> {
  return new ReadResp().setCheckpoint(
    new ReadResp.Checkpoint().setCommitPosition(String(position)).setPreparePosition(String(position)),
  );
}
