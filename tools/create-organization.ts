import { createLogger, type Ports, readConfig, type Role } from '@kadro/chassis';
import { openClusterPorts, readPlace } from '@kadro/chassis/cluster';
import { lockFolder, openEmbeddedPorts } from '@kadro/chassis/embedded';
import { createOrganization, declaration, type NewOrganizationInput, startIdentity } from '@kadro/identity';
import { todayIn } from '@kadro/kernel';
import { optionOf, readOptions } from './shared/organization-options.ts';

interface Place {
  /** What the process does of identity where there are others of it. */
  role?: Role;
  logLevel: string;
  open: () => Promise<Ports & { close(): Promise<void> }>;
  leave: () => void;
}

/** Makes an organization, whether there are others or none; prints how its first administrator signs in. */
async function run(): Promise<void> {
  const place = process.env['KADRO_PROFILE'] === 'cluster' ? enginesOf(process.env) : folderOf(process.env);
  try {
    const wanted = await readOptions(process.argv.slice(2), process.stdin.isTTY && process.stdout.isTTY);
    await create(place, wanted);
  } finally {
    place.leave();
  }
}

/** In the data folder, which nobody else may be using. */
function folderOf(environment: NodeJS.ProcessEnv): Place {
  const { data: folder, destroyedKeys, logLevel } = readConfig(environment);
  return { logLevel, open: () => openEmbeddedPorts({ folder, destroyedKeys }), leave: lockFolder(folder) };
}

/** On the engines, beside the services or before they were ever started. */
function enginesOf(environment: NodeJS.ProcessEnv): Place {
  const engines = readPlace(environment);
  const logLevel = 'warn';
  return {
    role: 'all',
    logLevel,
    open: () => openClusterPorts(engines, createLogger(logLevel)),
    leave: () => undefined,
  };
}

async function create({ role, logLevel, open }: Place, wanted: NewOrganizationInput): Promise<void> {
  const ports = await open();
  const identity = await startIdentity(ports, createLogger(logLevel), { role });
  try {
    const { id, username, password } = await createOrganization(identity.runtime, organizationOf(wanted));
    process.stdout.write(
      `\n  Organization    ${id}\n  User name       ${username}\n  First password  ${password}\n\n  The password is shown only now; it is changed at the first sign-in.\n\n`,
    );
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

/** A refusal of the house in words, with the options that it is about; anything else as it is. */
function textOf(failed: unknown): string {
  if (!(failed instanceof Error)) return String(failed);
  const { name, message, fields } = failed as Error & { fields?: Record<string, { name: string }> };
  const { errors } = declaration.domain;
  if (!errors.has(name)) return message;
  const about = Object.entries(fields ?? {}).map(
    ([field, problem]) =>
      `\n  ${optionOf(field === 'workEmail' ? 'email' : field)}: ${errors.has(problem.name) ? errors.body(problem, 'en').message : problem.name}`,
  );
  return `The organization was not made: ${errors.body({ name }, 'en').message}${about.join('')}`;
}

run().catch((failed: unknown) => {
  process.stderr.write(`${textOf(failed)}\n`);
  process.exitCode = 1;
});
