import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  Metadata,
  Server,
  ServerCredentials,
  type ServerReadableStream,
  type sendUnaryData,
  type ServerUnaryCall,
  type ServerWritableStream,
  status,
} from '@grpc/grpc-js';
import features from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import featureMessages, { type SupportedMethods } from '@eventstore/db-client/generated/serverfeatures_pb.js';
import streams from '@eventstore/db-client/generated/streams_grpc_pb.js';
import {
  type AppendReq,
  type AppendResp,
  type ReadReq,
  type ReadResp,
} from '@eventstore/db-client/generated/streams_pb.js';
import { type Expected, Log, type ProposedEvent } from './log.ts';
import { appendAnswer, expectedOf, proposedEvent, streamOf } from './messages.ts';
import { Reading } from './reading.ts';

const { values } = parseArgs({
  options: { port: { type: 'string', default: '2113' }, data: { type: 'string', default: '.' } },
});
const log = new Log(join(values.data, 'log.db'));

/** Default limit of the real server. */
const bytesPerAppend = 1024 * 1024;

function tooLarge() {
  const metadata = new Metadata();
  metadata.set('exception', 'maximum-append-size-exceeded');
  metadata.set('maximum-append-size', String(bytesPerAppend));
  return { code: status.INVALID_ARGUMENT, details: 'append is too large', metadata };
}

async function append(
  call: ServerReadableStream<AppendReq, AppendResp>,
  answer: sendUnaryData<AppendResp>,
): Promise<void> {
  try {
    let stream = '';
    let expected: Expected = 'any';
    const events: ProposedEvent[] = [];
    for await (const request of call as AsyncIterable<AppendReq>) {
      const options = request.getOptions();
      const proposed = request.getProposedMessage();
      if (options) [stream, expected] = [streamOf(options.getStreamIdentifier()), expectedOf(options)];
      if (proposed) events.push(proposedEvent(proposed));
    }
    if (events.reduce((bytes, { data, metadata }) => bytes + data.length + metadata.length, 0) > bytesPerAppend)
      answer(tooLarge());
    // a client that left early has not completed its append
    else if (!call.cancelled) answer(null, appendAnswer(expected, await log.append(stream, expected, events)));
  } catch (error) {
    answer({ code: status.INTERNAL, details: error instanceof Error ? error.message : 'append failed' });
  }
}

async function read(call: ServerWritableStream<ReadReq, ReadResp>): Promise<void> {
  try {
    await new Reading(log, call).run();
  } catch (error) {
    call.emit('error', { code: status.INTERNAL, details: error instanceof Error ? error.message : 'read failed' });
  }
}

function getSupportedMethods(
  _call: ServerUnaryCall<unknown, SupportedMethods>,
  answer: sendUnaryData<SupportedMethods>,
): void {
  const methods = ['Read', 'Append'].map((name) =>
    new featureMessages.SupportedMethod().setServiceName('event_store.client.streams.Streams').setMethodName(name),
  );
  answer(
    null,
    new featureMessages.SupportedMethods().setEventStoreServerVersion('kadro-test-server').setMethodsList(methods),
  );
}

const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
server.addService(streams.StreamsService, { append, read });
server.addService(features.ServerFeaturesService, { getSupportedMethods });
await new Promise<void>((resolve, reject) => {
  server.bindAsync(`127.0.0.1:${values.port}`, ServerCredentials.createInsecure(), (error, port) => {
    if (error) return reject(error);
    process.stdout.write(`KADRO_EVENTSTORE_URL=esdb://127.0.0.1:${port}?tls=false\n`);
    resolve();
  });
});

await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
server.forceShutdown();
log.close();
