import { heifKindOf } from './heif/kind.ts';
import { bitmapOfHeif } from './heif/beside.ts';
import { type PhotoProblem } from './problem.ts';

/** The pictures that servers take and browsers can draw. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

// also by their names: browsers know no type of these files
const phoneTypes = ['image/heic', 'image/heif', 'image/avif', '.heic', '.heif', '.avif'];

/** What a picker of pictures offers; those of phones are drawn anew for servers. */
export const photoAccept = [...pictureTypes, ...phoneTypes].join();

/** Pixels of a profile picture, and bytes that the server takes of one. */
const profile = { side: 512, bytes: 65_536 };
const qualities = [0.9, 0.75, 0.6];
const least = 64;

export interface PhotoLimits {
  bytes: number;
  /** Pixels of the longer side, where it has to be drawn anew. */
  side: number;
  /** Ends the work, which then rejects. */
  signal?: AbortSignal;
}

/** Whether it is, or calls itself, a picture of a format that servers do not take and `photoWithin` draws anew. */
export async function isOfPhone(file: File): Promise<boolean> {
  const isCalledSo = phoneTypes.some((type) => type === file.type || file.name.toLowerCase().endsWith(type));
  return isCalledSo || (await heifKindOf(file)) !== null;
}

/** The file, or a JPEG of it that fits, turned as its camera says; or why there is none. */
export async function photoWithin(file: File, { bytes, side, signal }: PhotoLimits): Promise<File | PhotoProblem> {
  if (file.size <= bytes && !(await isOfPhone(file))) return file;
  const picture = await bitmapOf(file, signal);
  if (typeof picture === 'string') return picture;
  try {
    for (let longer = side; longer >= least; longer = Math.round(longer * 0.7))
      for (const quality of qualities) {
        const drawn = await jpegOf(picture, longer, quality);
        signal?.throwIfAborted();
        if (drawn.size <= bytes) return new File([drawn], `${file.name.replace(/\.\w+$/, '')}.jpg`, drawn);
      }
    return 'tooLarge';
  } catch {
    signal?.throwIfAborted();
    // no memory to draw it
    return 'unreadable';
  } finally {
    picture.close();
  }
}

/** By the browser's own decoder, else by ours. */
async function bitmapOf(file: File, signal?: AbortSignal): Promise<ImageBitmap | PhotoProblem> {
  const own = await createImageBitmap(file).catch(() => null);
  if (own) return own;
  if ((await heifKindOf(file)) !== 'heif') return 'unreadable';
  return bitmapOfHeif(file, signal);
}

function jpegOf(picture: ImageBitmap, longer: number, quality: number): Promise<Blob> {
  const scale = Math.min(1, longer / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)));
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('the browser draws no pictures');
  // what is transparent would be black
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}

/** A file as a profile picture, ready to be sent as data URL; or why it is none that the server takes. */
export async function profilePictureOf(file: File, signal?: AbortSignal): Promise<{ url: string } | PhotoProblem> {
  if (!pictureTypes.includes(file.type) && !(await isOfPhone(file))) return 'otherType';
  const fitting = await photoWithin(file, { ...profile, signal });
  return typeof fitting === 'string' ? fitting : { url: await dataUrlOf(fitting) };
}

export const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });
