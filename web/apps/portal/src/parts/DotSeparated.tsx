import { Fragment, type ReactNode } from 'react';

/** Texts on one line with dots between; each keeps its own writing direction. */
export function DotSeparated({ parts }: { parts: readonly (ReactNode | false | undefined | null)[] }) {
  return parts.filter(Boolean).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one line have no other name
    <Fragment key={index}>
      {index > 0 && ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
}
