import { type ServiceScope } from '@kadro/chassis';

type Place = { organization: string; terminal: string; keyId: string };

const classOf = (keyId: string): string => `terminal-key-${keyId}`;

/** As it is shown: the text is the secret. Made when it is asked for first; null once it was destroyed. */
export async function madeKey({ keys }: ServiceScope, { organization, terminal, keyId }: Place) {
  return (await keys.dataKey(organization, terminal, classOf(keyId)))?.toString('base64url') ?? null;
}

/** Never makes one. */
export async function knownKey({ keys }: ServiceScope, { organization, terminal, keyId }: Place) {
  return (await keys.existingKey(organization, terminal, classOf(keyId)))?.toString('base64url') ?? null;
}

export const destroyKey = ({ keys }: ServiceScope, { organization, terminal, keyId }: Place): Promise<void> =>
  keys.destroy(organization, terminal, classOf(keyId));
