const longest = 200;

/** Extensions by content type, the usual one first (specification, section 5). */
export const fileTypes: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/bmp': ['bmp'],
  'image/webp': ['webp'],
  'image/tiff': ['tiff', 'tif'],
};

/** A safe file name: no folder, no control or direction characters, the extension of its content. */
export function fileName(given: string, type: string): string {
  const base = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1)!;
  const clean = base.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '').replace(/^[\s.]+|[\s.]+$/g, '');
  const fitting = fileTypes[type]!;
  const [, stem = clean, extension = ''] = /^(.*)\.((?=\d*[a-z])[a-z\d]{1,5})$/i.exec(clean) ?? [];
  const kept = fitting.includes(extension.toLowerCase()) ? extension : fitting[0]!;
  const short = Array.from(stem)
    .slice(0, longest - kept.length - 1)
    .join('')
    .replace(/[\s.]+$/, '');
  return `${short || 'document'}.${kept}`;
}

export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename*=UTF-8''${encoded}`;
}
