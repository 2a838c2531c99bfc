import { useMemo } from 'react';
import { qrModules } from './qr.ts';

/** Light modules around the code that readers need. */
const quiet = 4;

/** A text as a QR code: dark on white in every colour scheme, as readers expect it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => qrModules(text), [text]);
  const size = modules.length + 2 * quiet;
  const path = modules.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])),
  );
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
