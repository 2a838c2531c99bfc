import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const rightToLeft = /\p{Script=Arabic}/u;

/** Neighbouring characters of a line in the order in which they are drawn. */
export interface Stretch<Mark> {
  text: string;
  mark: Mark;
}

/**
 * A line as stretches from left to right, by Unicode's bidirectional algorithm (UAX 9). Characters of one stretch have
 * the same mark (their font) and the same direction; one with Arabic letters stays in reading order, as shaping turns it
 * round itself. On a page from the right, a line without Arabic letters still reads from the left: it is a number, a
 * date, an address.
 */
export function visualOrder<Mark>(line: string, isRtl: boolean, markOf: (character: string) => Mark): Stretch<Mark>[] {
  const characters = charactersOf(line, isRtl && rightToLeft.test(line) ? 'rtl' : 'ltr');
  const stretches: Drawn<Mark>[] = [];
  for (const { text, isRight } of characters) {
    const mark = markOf(text);
    const last = stretches.at(-1);
    if (last && last.mark === mark && last.isRight === isRight) last.characters.push(text);
    else stretches.push({ characters: [text], mark, isRight });
  }
  return stretches.map(({ characters: drawn, mark, isRight }) => {
    const isShaped = isRight && drawn.some((one) => rightToLeft.test(one));
    return { text: (isShaped ? drawn.toReversed() : drawn).join(''), mark };
  });
}

interface Drawn<Mark> {
  characters: string[];
  mark: Mark;
  isRight: boolean;
}

/** The characters from left to right; brackets that read from the right are mirrored. */
function charactersOf(line: string, direction: 'ltr' | 'rtl'): { text: string; isRight: boolean }[] {
  const levels = bidi.getEmbeddingLevels(line, direction);
  const order = Array.from({ length: line.length }, (_, index) => index);
  for (const [start, end] of bidi.getReorderSegments(line, levels))
    order.splice(start, end - start + 1, ...order.slice(start, end + 1).toReversed());
  return order.flatMap((index) => {
    const text = characterAt(line, index);
    if (text === '') return [];
    const isRight = (levels.levels[index] ?? 0) % 2 === 1;
    return [{ text: (isRight && bidi.getMirroredCharacter(text)) || text, isRight }];
  });
}

/** The whole character that begins at an index; '' for the second half of one. */
function characterAt(line: string, index: number): string {
  const unit = line.charCodeAt(index);
  return unit >= 0xdc00 && unit <= 0xdfff ? '' : String.fromCodePoint(line.codePointAt(index) ?? 0);
}
