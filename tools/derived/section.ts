import { type ServiceDescription } from '../../services/entry.ts';

/** A file with content derived from the list of services. */
export interface DerivedFile {
  /** From the root of the repository. */
  path: string;
  /** The whole content; parts that are not derived stay. */
  content: (current: string, list: readonly ServiceDescription[]) => string | Promise<string>;
}

/**
 * Replaces the lines between `# services: <name>` and `# end` in a YAML text, indented as the first of these is.
 * @throws Error for a missing part
 */
export function withSection(text: string, name: string, lines: readonly string[]): string {
  const part = new RegExp(`^( *)# services: ${name}$[^]*?^ *# end$`, 'm');
  if (!part.test(text)) throw new Error(`There is no part "${name}".`);
  return text.replace(part, (_all, indent: string) =>
    [`# services: ${name}`, ...lines, '# end'].map((line) => (line ? `${indent}${line}` : '')).join('\n'),
  );
}
