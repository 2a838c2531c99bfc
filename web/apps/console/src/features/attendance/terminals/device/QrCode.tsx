import { encode } from 'uqr';
import { useMemo } from 'react';

/** With the light modules around it that readers need; a seventh of it may be scratched. */
const asPrinted = { ecc: 'M', border: 4 } as const;

/** A text as a QR code: dark on white in every colour scheme, as readers expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = useMemo(() => encode(text, asPrinted), [text]);
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width={200}
      height={200}
      role="img" // oxlint-disable-line jsx-a11y/prefer-tag-over-role -- a drawing that is made here
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path.join('')} fill="#000" />
    </svg>
  );
}
