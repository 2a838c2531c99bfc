import { type IncomingMessage } from 'node:http';
import { type Wait } from '@kadro/chassis';
import { type FastifyInstance } from 'fastify';

/** Milliseconds within which a body has to come: without a byte, as a whole, and as a whole where it is an upload. */
export interface BodyDeadlines {
  stillMs: number;
  wholeMs: number;
  uploadMs: number;
}

/** 100 kB on a bad mobile connection take some seconds, 10 MB some minutes. */
const usual: BodyDeadlines = { stillMs: 5_000, wholeMs: 15_000, uploadMs: 300_000 };

const late = 'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n';

/** Ends connections whose body does not come: they would stay open and cost whoever waits for them. */
export function addBodyDeadlines(app: FastifyInstance, wait: Wait, deadlines: BodyDeadlines = usual): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    // one that is injected is there from the beginning, and does not say so
    if (hasBody(raw) && raw.complete === false) watch(raw, () => reply.raw.headersSent, wait, deadlines);
  });
}

function watch(raw: IncomingMessage, isAnswered: () => boolean, wait: Wait, deadlines: BodyDeadlines): void {
  const { socket } = raw;
  const isUpload = /^multipart\//i.test(raw.headers['content-type'] ?? '');
  const most = isUpload ? deadlines.uploadMs : deadlines.wholeMs;
  let seen = socket.bytesRead;
  let passed = 0;
  const end = wait.every(deadlines.stillMs, () => {
    if (raw.complete || socket.destroyed) return end();
    passed += deadlines.stillMs;
    const isStill = socket.bytesRead === seen;
    seen = socket.bytesRead;
    if (!isStill && passed < most) return;
    end();
    if (!isAnswered()) socket.write(late);
    socket.destroySoon();
  });
  raw.once('end', end);
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;
