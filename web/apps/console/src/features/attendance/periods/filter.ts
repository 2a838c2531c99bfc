interface Days {
  from?: string;
  to?: string;
}

/** The screens' filter as the contract's: months that have a day of the range. */
export function periodFilter({ month, ...rest }: Record<string, unknown>): Record<string, unknown> {
  const { from, to }: Days = typeof month === 'object' && month !== null ? month : {};
  return { ...rest, ...(to && { from: { to } }), ...(from && { to: { from } }) };
}
