import { type DerivedFile } from './section.ts';

interface Wall {
  files: string[];
  rules: { 'no-restricted-imports'?: ['error', { patterns: { group: string[]; message: string }[] }] | 'off' };
}

const shared = ['chassis', 'kernel'];
const isOfService = ({ files: [first = '', ...more] }: Wall): boolean =>
  more.length === 0 && shared.every((name) => !first.includes(`/${name}/`)) && /^services\/[^*/]+\/\*\*$/.test(first);

/** A service imports chassis, kernel and itself. */
const wallOf = (name: string, names: readonly string[]): Wall => ({
  files: [`services/${name}/**`],
  rules: restricted(
    [
      '@kadro/*',
      '!@kadro/chassis',
      '!@kadro/chassis/*',
      '!@kadro/kernel',
      '!@kadro/kernel/*',
      `!@kadro/${name}`,
      '../../../*',
      ...names.filter((one) => one !== name).map((one) => `**/${one}/src/**`),
      '**/gateway/**',
      '**/tools/**',
      '**/services.ts',
    ],
    'A service shares only chassis, kernel and published events.',
  ),
});

const restricted = (group: string[], message: string): Wall['rules'] => ({
  'no-restricted-imports': ['error', { patterns: [{ group, message }] }],
});

/** Patterns that name a service in the walls of others. */
const towards: Record<string, (name: string) => string[]> = {
  'services/chassis/**': (name) => [`**/${name}/**`],
  'web/**': (name) => [`@kadro/${name}`, `@kadro/${name}/*`],
  'gateway/**': (name) => [`@kadro/${name}`, `@kadro/${name}/*`],
};

/** Lint's import rules of each service, and of others towards services. */
export const walls: DerivedFile = {
  path: '.oxlintrc.json',
  content: (current, list) => {
    const all = JSON.parse(current) as { overrides: Wall[] };
    const names = list.map(({ name }) => name);
    const former = all.overrides.filter(isOfService);
    const at = all.overrides.indexOf(former[0]!);
    const formerNames = former.map(({ files }) => files[0]!.split('/')[1]!);
    const others = all.overrides.map((wall) => withNames(wall, formerNames, names));
    const overrides = others.flatMap((wall, n) => {
      if (n === at) return names.map((name) => wallOf(name, names));
      return isOfService(wall) ? [] : [wall];
    });
    return `${JSON.stringify({ ...all, overrides }, null, 2)}\n`;
  },
};

function withNames(wall: Wall, former: readonly string[], names: readonly string[]): Wall {
  const patternsOf = towards[wall.files[0]!];
  const rule = wall.rules['no-restricted-imports'];
  if (!patternsOf || !Array.isArray(rule)) return wall;
  const old = new Set(former.flatMap(patternsOf));
  const patterns = rule[1].patterns.map(({ group, ...rest }) =>
    group.some((pattern) => old.has(pattern))
      ? { group: [...group.filter((pattern) => !old.has(pattern)), ...names.flatMap(patternsOf)], ...rest }
      : { group, ...rest },
  );
  return { ...wall, rules: { ...wall.rules, 'no-restricted-imports': [rule[0], { patterns }] } };
}
