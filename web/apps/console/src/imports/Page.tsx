import { useParams } from 'react-router';
import { type ImportDeclaration } from './declaration.ts';
import { ImportShow } from './Show.tsx';
import { ImportStart } from './Start.tsx';

/** The screen of an import: its start, or one of the imports by the address. */
export function ImportPage({ of }: { of: ImportDeclaration }) {
  const { id } = useParams();
  return id ? <ImportShow key={id} of={of} id={id} /> : <ImportStart of={of} />;
}
