import sharp from 'sharp';

export async function pictureOf(
  format: 'png' | 'jpeg' | 'gif' | 'webp' | 'tiff',
  { width = 8, height = 8, alpha = 1 } = {},
): Promise<Buffer> {
  const background = { r: 20, g: 120, b: 90, alpha };
  const channels = alpha < 1 ? 4 : 3;
  return sharp({ create: { width, height, channels, background } }).toFormat(format).toBuffer();
}

/** A white bitmap; `claimed` is the width and height that its header says instead. */
export function bitmap(width: number, height: number, claimed?: number): Buffer {
  const row = Math.ceil((width * 24) / 32) * 4;
  const bytes = Buffer.alloc(54 + row * height, 255);
  bytes.fill(0, 0, 54);
  bytes.write('BM', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(claimed ?? width, 18);
  bytes.writeInt32LE(claimed ?? height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}
