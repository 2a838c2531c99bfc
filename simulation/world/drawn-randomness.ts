import crypto from 'node:crypto';
import { type Chance } from './chance.ts';

/** What comes before the 32 bytes of a private key of Ed25519 (RFC 8410). */
const ed25519Header = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Whatever of the process draws a number draws it from `chance` from now on. Keys of RSA are made as ever: they sign
 * tokens, and no log has them.
 */
export function drawFrom(chance: Chance): void {
  const filled = <T extends ArrayBufferView>(view: T): T => {
    chance.fill(new Uint8Array(view.buffer, view.byteOffset, view.byteLength));
    return view;
  };
  const bytes = (size: number): Buffer => filled(Buffer.alloc(size));
  const uuid = (): string => chance.uuid();
  const { generateKeyPairSync } = crypto;
  const keyPair = (type: string, ...options: unknown[]): unknown => {
    if (type !== 'ed25519') return (generateKeyPairSync as (...given: unknown[]) => unknown)(type, ...options);
    const key = Buffer.concat([ed25519Header, bytes(32)]);
    const privateKey = crypto.createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    return { privateKey, publicKey: crypto.createPublicKey(privateKey) };
  };
  Math.random = () => chance.fraction();
  Object.assign(crypto, {
    randomUUID: uuid,
    randomBytes: answering(bytes),
    randomInt: answering((from: number, end?: number) =>
      end === undefined ? wide(chance, 0, from) : wide(chance, from, end),
    ),
    randomFillSync: (view: ArrayBufferView) => filled(view),
    generateKeyPairSync: keyPair,
    randomFill: answering((view: ArrayBufferView) => filled(view)),
  });
  for (const [name, value] of Object.entries({ randomUUID: uuid, getRandomValues: filled }))
    Object.defineProperty(globalThis.crypto, name, { value });
}

const widest = 0x7fff_ffff;

/** Also of ranges that are too wide for one number. */
function wide(chance: Chance, from: number, end: number): number {
  const size = end - from;
  return size <= widest
    ? from + chance.below(size)
    : from + Math.floor(((chance.below(widest) + chance.fraction()) / widest) * size);
}

/** With a callback at the end it answers there. */
function answering<Given extends unknown[], Answer>(draw: (...given: Given) => Answer) {
  return (...given: [...Given, ((failed: null, answer: Answer) => void)?]): Answer | undefined => {
    const last = given.at(-1);
    if (typeof last !== 'function') return draw(...(given as unknown as Given));
    const answer = draw(...(given.slice(0, -1) as unknown as Given));
    setImmediate(() => (last as (failed: null, answer: Answer) => void)(null, answer));
    return undefined;
  };
}
