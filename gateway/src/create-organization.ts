import { createLogger, readConfig } from '@kadro/chassis';
import { lockFolder, openEmbeddedPorts } from '@kadro/chassis/embedded';
import { createOrganization, type NewOrganizationInput, startIdentity } from '@kadro/identity';
import { errorText, isErrorName, todayIn } from '@kadro/kernel';
import { optionOf, readOptions } from './organization-options.ts';

/** Makes an organization in the data folder, whether it holds others or none; prints how its first administrator signs in. */
async function run(): Promise<void> {
  const { data: folder, destroyedKeys, logLevel } = readConfig(process.env);
  const unlock = lockFolder(folder);
  try {
    const wanted = await readOptions(process.argv.slice(2), process.stdin.isTTY && process.stdout.isTTY);
    const ports = await openEmbeddedPorts({ folder, destroyedKeys });
    const identity = await startIdentity(ports, createLogger(logLevel));
    try {
      const { id, username, password } = await createOrganization(identity.runtime, organizationOf(wanted));
      process.stdout.write(`\n  Organization    ${id}\n  User name       ${username}\n  First password  ${password}\n\n  The password is shown only now; it is changed at the first sign-in.\n\n`);
    } finally {
      await identity.close();
      await ports.close();
    }
  } finally {
    unlock();
  }
}

function organizationOf({ name, zone, country, language, branch, firstName, lastName, email, staffNumber }: NewOrganizationInput) {
  const hiredDate = todayIn(zone, Temporal.Now.instant());
  return { name, zone, country, language, branchName: branch, admin: { firstName, lastName, staffNumber, workEmail: email, hiredDate } };
}

/** A refusal of the house in words, with the options that it is about; anything else as it is. */
function textOf(failed: unknown): string {
  if (!(failed instanceof Error)) return String(failed);
  const { name, message, fields } = failed as Error & { fields?: Record<string, { name: string }> };
  if (!isErrorName(name)) return message;
  const about = Object.entries(fields ?? {}).map(([field, problem]) => `\n  ${optionOf(field === 'workEmail' ? 'email' : field)}: ${isErrorName(problem.name) ? errorText(problem.name, 'en') : problem.name}`);
  return `The organization was not made: ${errorText(name, 'en')}${about.join('')}`;
}

run().catch((failed: unknown) => {
  process.stderr.write(`${textOf(failed)}\n`);
  process.exitCode = 1;
});
