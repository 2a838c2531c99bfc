import { type ServiceDescription } from '../../services/entry.ts';

export interface DerivedFile {
  /** From the root of the repository. */
  path: string;
  /** The whole content; parts that are not derived stay. */
  content: (current: string, list: readonly ServiceDescription[]) => string | Promise<string>;
}

/** Replaces the lines between `# services: <name>` and `# end`, indented as the first. @throws Error if missing */
export function withSection(text: string, name: string, lines: readonly string[]): string {
  const part = new RegExp(`^( *)# services: ${name}$[^]*?^ *# end$`, 'm');
  if (!part.test(text)) throw new Error(`There is no part "${name}".`);
  return text.replace(part, (_all, indent: string) =>
    [`# services: ${name}`, ...lines, '# end'].map((line) => (line ? `${indent}${line}` : '')).join('\n'),
  );
}
