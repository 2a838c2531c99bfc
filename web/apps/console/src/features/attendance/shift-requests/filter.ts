interface Days {
  from?: string;
  to?: string;
}

/** The screens' filter as the contract's: requests with a day in the range. */
export function daysFilter({ days, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const { from, to }: Days = typeof days === 'object' && days !== null ? days : {};
  return { ...rest, ...(to && { from: { to } }), ...(from && { to: { from } }) };
}
