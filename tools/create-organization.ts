import { createLogger, type Ports, readConfig, type Role } from '@kadro/chassis';
import { openClusterPorts, readEngines } from '@kadro/chassis/cluster';
import { lockFolder, openEmbeddedPorts } from '@kadro/chassis/embedded';
import { createOrganization, declaration, type NewOrganizationInput, startIdentity } from '@kadro/identity';
import { todayIn } from '@kadro/kernel';
import { optionOf, readOptions } from './shared/organization-options.ts';
import { messageOf, print, script } from './shared/script.ts';

interface Installation {
  role?: Role;
  logLevel: string;
  open: () => Promise<Ports & { close(): Promise<void> }>;
  unlock: () => void;
}

/** Creates an organization; prints its first administrator's credentials. */
async function run(): Promise<void> {
  const installation = process.env['KADRO_PROFILE'] === 'cluster' ? enginesOf(process.env) : folderOf(process.env);
  try {
    const input = await readOptions(process.argv.slice(2), process.stdin.isTTY && process.stdout.isTTY);
    await create(installation, input);
  } finally {
    installation.unlock();
  }
}

/** The data folder, which no other process may use. */
function folderOf(environment: NodeJS.ProcessEnv): Installation {
  const { data: folder, destroyedKeys, logLevel } = readConfig(environment);
  return { logLevel, open: () => openEmbeddedPorts({ folder, destroyedKeys }), unlock: lockFolder(folder) };
}

/** The engines, also while services run. */
function enginesOf(environment: NodeJS.ProcessEnv): Installation {
  const engines = readEngines(environment);
  const logLevel = 'warn';
  return {
    role: 'all',
    logLevel,
    open: () => openClusterPorts(engines, createLogger(logLevel)),
    unlock: () => undefined,
  };
}

async function create({ role, logLevel, open }: Installation, input: NewOrganizationInput): Promise<void> {
  const ports = await open();
  const identity = await startIdentity(ports, createLogger(logLevel), { role });
  try {
    const { id, username, password } = await createOrganization(identity.runtime, organizationOf(input));
    print(`
  Organization    ${id}
  User name       ${username}
  First password  ${password}

  The password is shown only now; it is changed at the first sign-in.
`);
  } finally {
    await identity.close();
    await ports.close();
  }
}

function organizationOf({
  name,
  zone,
  country,
  language,
  branch,
  firstName,
  lastName,
  email,
  staffNumber,
}: NewOrganizationInput) {
  const hiredDate = todayIn(zone, Temporal.Now.instant());
  return {
    name,
    zone,
    country,
    language,
    branchName: branch,
    admin: { firstName, lastName, staffNumber, workEmail: email, hiredDate },
  };
}

const reader = { language: 'en' };

/** A refusal's text with the options that it is about; another error's message. */
function textOf(failed: unknown): string {
  if (!(failed instanceof Error)) return messageOf(failed);
  const { name, message, fields } = failed as Error & { fields?: Record<string, { name: string }> };
  const { errors } = declaration.domain;
  if (!errors.has(name)) return message;
  const about = Object.entries(fields ?? {}).map(([field, problem]) => {
    const text = errors.has(problem.name) ? errors.body(problem, reader).message : problem.name;
    return `\n  ${optionOf(field === 'workEmail' ? 'email' : field)}: ${text}`;
  });
  return `The organization was not made: ${errors.body({ name }, reader).message}${about.join('')}`;
}

await script(run, textOf);
