const endOfDirectory = 0x06054b50;
const endLength = 22;
const entryLength = 46;
/** 1 January 1980, the first that a zip can say. */
const firstDay = 0x0021;

/** Sets the time of each file of an archive to the same: what is packed alike is alike. */
export function withoutTimes(zip: Buffer): Buffer {
  const end = zip.lastIndexOf(signature(endOfDirectory));
  if (end < 0 || end + endLength > zip.length) throw new RangeError('no archive');
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    setTime(zip, at + 12);
    setTime(zip, zip.readUInt32LE(at + 42) + 10);
    at += entryLength + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return zip;
}

function setTime(zip: Buffer, at: number): void {
  zip.writeUInt16LE(0, at);
  zip.writeUInt16LE(firstDay, at + 2);
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
