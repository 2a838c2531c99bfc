type Range = { from?: string; to?: string };

/** The screens' filter as the contract's: `during` a range means overlapping it. */
export function requestFilter({ requestStatus, during, ...rest }: Record<string, unknown> = {}): Record<
  string,
  unknown
> {
  const { from, to } = (during ?? {}) as Range;
  return {
    ...rest,
    ...(requestStatus !== undefined && { status: requestStatus }),
    ...(to && { beginDate: { to } }),
    ...(from && { endDate: { from } }),
  };
}
