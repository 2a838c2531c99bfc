type Range = { from?: string; to?: string };

/** The filter of the request screens as the one of the contract: leave is "during" a range when it overlaps with it. */
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
