import type Sharp from 'sharp';
import { Refused } from '../declare/refusal.ts';
import { fewAtOnce } from '../ports/shared/few-at-once.ts';

/** More than any phone's camera makes and a file of 2 MB can hold in earnest. */
const mostPixels = 60_000_000;
/** Decoding is done beside the main thread, and must not take the machine from everybody else. */
const decoding = fewAtOnce({
  mostAtOnce: 2,
  mostWaiting: 64,
  full: () => new Refused('service_unavailable', { retryAfter: 5 }),
});
const options = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true } as const;
const formats = 'PNG, JPG, WEBP, GIF';
const smallSide = 32;

let loading: Promise<typeof Sharp> | undefined;

/** It takes 20 MB, and many a company sends no picture for hours. */
function decoder(): Promise<typeof Sharp> {
  return (loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.concurrency(1);
    // each picture comes once
    sharp.cache(false);
    return sharp;
  }));
}

/** Decodes it whole; its bytes are kept as they are. @throws Refused file_format, also for too many pixels */
export async function mustBePicture(bytes: Buffer, type: string): Promise<void> {
  if (type === 'image/bmp') return mustBeBitmap(bytes);
  await decoded((sharp) => sharp(bytes, options).resize(smallSide, smallSide, { fit: 'inside' }).raw().toBuffer());
}

/**
 * The picture drawn anew: turned as its camera says, without any metadata, at most `side` pixels wide and high; JPEG, or
 * PNG where it is transparent. @throws Refused file_format where it cannot be decoded or has too many pixels
 */
export async function redrawn(bytes: Buffer, side: number): Promise<{ type: string; bytes: Buffer }> {
  return decoded(async (sharp) => {
    const made = sharp(bytes, options).autoOrient().resize(side, side, { fit: 'inside', withoutEnlargement: true });
    const { isOpaque } = await made.clone().stats();
    return isOpaque
      ? { type: 'image/jpeg', bytes: await made.jpeg({ quality: 82, mozjpeg: true }).toBuffer() }
      : { type: 'image/png', bytes: await made.png({ palette: true, quality: 85 }).toBuffer() };
  });
}

async function decoded<T>(work: (sharp: typeof Sharp) => Promise<T>): Promise<T> {
  return decoding(async () => {
    const sharp = await decoder();
    try {
      return await work(sharp);
    } catch {
      throw new Refused('file_format', { params: { formats } });
    }
  });
}

const headerBytes = 54;

/** No decoder here knows bitmaps: their plain layout is checked, of which all pixels must be there. */
function mustBeBitmap(bytes: Buffer): void {
  const isLong = bytes.length >= headerBytes;
  const [offset, width, height, bits, compression] = isLong
    ? [10, 18, 22, 28, 30].map((at) => (at === 28 ? bytes.readUInt16LE(at) : bytes.readInt32LE(at)))
    : [];
  const [wide, high] = [width ?? 0, Math.abs(height ?? 0)];
  const row = Math.ceil((wide * (bits ?? 0)) / 32) * 4;
  const isWhole = (compression ?? 0) !== 0 || (offset ?? 0) + row * high <= bytes.length;
  const isGood = wide > 0 && high > 0 && wide * high <= mostPixels && (offset ?? 0) >= headerBytes && isWhole;
  if (!isGood) throw new Refused('file_format', { params: { formats: `${formats}, BMP` } });
}
