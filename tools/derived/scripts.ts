import { type DerivedFile } from './section.ts';

const isOfService = (name: string): boolean => name.startsWith('start:') && name !== 'start:gateway';

/** `npm run start:<service>` of each service, before the gateway's. */
export const scripts: DerivedFile = {
  path: 'package.json',
  content: (current, list) => {
    const all = JSON.parse(current) as { scripts: Record<string, string> };
    const own = list.map(({ name }) => [
      `start:${name}`,
      `node --disable-warning=ExperimentalWarning services/${name}/src/main.ts`,
    ]);
    const entries = Object.entries(all.scripts).filter(([name]) => !isOfService(name));
    const at = entries.findIndex(([name]) => name === 'start:gateway');
    const merged = Object.fromEntries([...entries.slice(0, at), ...own, ...entries.slice(at)]) as Record<
      string,
      string
    >;
    return `${JSON.stringify({ ...all, scripts: merged }, null, 2)}\n`;
  },
};
