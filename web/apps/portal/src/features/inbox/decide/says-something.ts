/** A text of signs alone asks and tells nothing. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
