/** Of the next conflict. */
const taken = 'C';

const lettersIn = (name: string): string[] => name.match(/\p{L}/gu) ?? [];

/**
 * A letter on the keyboard for each name, none twice: the first of the name that is still free; '' where none is. Capitals
 * are those of the language.
 */
export function lettersOf(names: readonly string[], language: string): string[] {
  const used = new Set([taken]);
  return names.map((name) => {
    const letter = lettersIn(name)
      .map((one) => one.toLocaleUpperCase(language))
      .find((one) => one.length === 1 && !used.has(one));
    if (letter) used.add(letter);
    return letter ?? '';
  });
}
