/** The pictures that servers take and browsers can draw. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** Pixels of a profile picture, and bytes that the server takes of one. */
const profile = { side: 512, bytes: 65_536 };
const qualities = [0.9, 0.75, 0.6];
const least = 64;

export interface PhotoLimits {
  bytes: number;
  /** Pixels of the longer side, where it has to be drawn anew. */
  side: number;
}

/** The file, or a JPEG of it that fits, turned as its camera says; null where it is no picture. */
export async function photoWithin(file: File, { bytes, side }: PhotoLimits): Promise<File | null> {
  if (file.size <= bytes) return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  try {
    for (let longer = side; longer >= least; longer = Math.round(longer * 0.7))
      for (const quality of qualities) {
        const drawn = await jpegOf(picture, longer, quality);
        if (drawn.size <= bytes) return new File([drawn], `${file.name.replace(/\.\w+$/, '')}.jpg`, drawn);
      }
    return null;
  } finally {
    picture.close();
  }
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

/** Data URL of a file as a profile picture; null where it is no picture that the server takes. */
export async function profilePictureOf(file: File): Promise<string | null> {
  if (!pictureTypes.includes(file.type)) return null;
  const fitting = await photoWithin(file, profile);
  return fitting && dataUrlOf(fitting);
}

export const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });
