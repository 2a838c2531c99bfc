/** The accepted types (contract of the profile image); the server checks the content. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
export const imageBytes = 200 * 1024;

/** The problem of a file as a profile image, if any; size in kB, rounded up. */
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
