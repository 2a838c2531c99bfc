import { redrawn, Refused } from '@kadro/chassis';
import { z } from 'zod';

/** Bytes; our own apps make pictures small before they send them. */
const maxBytes = 64 * 1024;
const pattern = /^data:image\/(png|jpeg|webp|gif);base64,([A-Za-z0-9+/]+={0,2})$/;

const signatures: Record<string, (bytes: Buffer) => boolean> = {
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  gif: (bytes) => /^GIF8[79]a$/.test(bytes.subarray(0, 6).toString('latin1')),
  webp: (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
};

/** By the first bytes: the type that a data URL names proves nothing. */
export function isPicture(text: string): boolean {
  const [, kind, base64] = pattern.exec(text) ?? [];
  return !!kind && !!base64 && signatures[kind]!(Buffer.from(base64.slice(0, 64), 'base64'));
}

const formats = 'PNG, JPG, WEBP, GIF';

/** A data URL of png, jpeg, webp or gif. */
export const imageField = z
  .string()
  .max(Math.ceil((maxBytes * 4) / 3) + 32)
  .refine(isPicture, { error: 'file_format', params: { formats } });

/** Pixels: as large as a picture is ever shown. */
const side = 512;
const smallSide = 256;

export const smallPicture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Decoded and drawn anew, turned, without metadata. @throws Refused file_format, names the field */
export async function redrawnImage(dataUrl: string, field: string): Promise<string> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  try {
    let made = await redrawn(bytes, side);
    if (made.bytes.length > maxBytes) made = await redrawn(bytes, smallSide);
    return `data:${made.type};base64,${made.bytes.toString('base64')}`;
  } catch (refused) {
    if (!(refused instanceof Refused) || refused.name !== 'file_format') throw refused;
    const { name, params } = refused;
    throw new Refused(name, { params, fields: { [field]: { name, params } } });
  }
}
