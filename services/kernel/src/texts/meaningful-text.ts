/** Letters and digits of a text: what is left after removing spaces and punctuation (specification, section 5). */
export function meaningfulLetters(text: string): number {
  return text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
}

/** Whether a text says enough; `least` is the organization's parameter `meaningfulTextLetters`. */
export function isMeaningful(text: string, least: number): boolean {
  return meaningfulLetters(text) >= least;
}
