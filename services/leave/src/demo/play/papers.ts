import { crc32, deflateSync } from 'node:zlib';

/** The standard fonts of a PDF have ASCII only. */
const plain = (text: string): string =>
  text
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/[\\()]/g, '');

/** One page of A5. */
export function pdfOf(lines: readonly string[]): Buffer {
  const text = lines
    .map((line, n) => `BT /F1 ${n === 0 ? 16 : 11} Tf 40 ${540 - 28 * n} Td (${plain(line)}) Tj ET`)
    .join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
  ];
  let whole = '%PDF-1.4\n';
  const places = objects.map((object, n) => {
    const place = whole.length;
    whole += `${n + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return Buffer.from(
    `${whole}xref\n0 ${size}\n0000000000 65535 f \n${table}` +
      `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${whole.length}\n%%EOF\n`,
    'latin1',
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const [width, height] = [120, 160];

/** A grey scan: bars for lines of text, and a stamp whose position depends on `seed`. */
export function pngOf(seed: number): Buffer {
  const shade = (x: number, y: number): number => {
    const isStamp = (x - 85) ** 2 + (y - 120 - (seed % 15)) ** 2 < 180;
    const isLine = x > 15 && x < 105 - ((y * 7 + seed) % 30) && y > 25 && y < 100 && y % 9 < 3;
    return isStamp ? 150 : isLine ? 90 : 246;
  };
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (_column, x) => shade(x, y))]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
