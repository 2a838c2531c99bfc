/** What a picture may be (contract of the profile image): the browser only hints, the server looks into the file. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
export const imageBytes = 200 * 1024;

/** What speaks against a file as a picture; size in kB, rounded up. */
export function imageProblem({
  type,
  size,
}: {
  type: string;
  size: number;
}): { kind: 'type' } | { kind: 'size'; kilobytes: number } | null {
  if (!imageTypes.includes(type)) return { kind: 'type' };
  return size > imageBytes ? { kind: 'size', kilobytes: Math.ceil(size / 1024) } : null;
}

export const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });
