import { type Parameters } from '@kadro/kernel';

/** Days left of a password, null where it never expires. */
export function passwordDaysLeft(
  passwordAt: string,
  { passwordExpiryDays }: Pick<Parameters, 'passwordExpiryDays'>,
  now: Temporal.Instant,
): number | null {
  if (passwordExpiryDays === 0 || !passwordAt) return null;
  const until = Temporal.Instant.from(passwordAt).add({ hours: 24 * passwordExpiryDays });
  return Math.max(0, Math.ceil(now.until(until).total('hours') / 24));
}
