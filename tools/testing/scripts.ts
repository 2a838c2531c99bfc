import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';

interface Ran {
  code: number;
  out: string;
  err: string;
}

/** What Node is started with for a tool (`restore`), and its parameters. */
export const nodeFor = (script: string, ...parameters: string[]): string[] => [
  '--disable-warning=ExperimentalWarning',
  fileURLToPath(new URL(`../${script}.ts`, import.meta.url)),
  ...parameters,
];

/** What a process needs of this one: where programs are, what is compiled, and the time that is given to tests. */
const inherited = ['PATH', 'NODE_COMPILE_CACHE', 'NODE_OPTIONS', 'TEST_CLOCK', 'TZ'];

/** The environment of a process of its own: none of the settings that this one has. */
export const environmentWith = (settings: Record<string, string | undefined>): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(inherited.map((name) => [name, process.env[name]])),
  ...settings,
});

/** Runs a script to its end as the shell does, without a terminal. */
export function runScript(
  settings: Record<string, string | undefined>,
  script: string,
  ...parameters: string[]
): Promise<Ran> {
  return new Promise((resolve) => {
    const env = environmentWith(settings);
    // a connection that a server closed meanwhile is known to be closed before the next question
    execFile(process.execPath, nodeFor(script, ...parameters), { env }, (failed, out, err) =>
      setImmediate(resolve, { code: failed ? Number(failed.code) : 0, out, err }),
    ).stdin!.end();
  });
}
