import { Fragment, type ReactNode } from 'react';

/** Several words on one line with a dot between; each keeps its own direction of reading. */
export function DotSeparated({ parts }: { parts: readonly (ReactNode | false | undefined | null)[] }) {
  return parts.filter(Boolean).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one line have no other name
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
