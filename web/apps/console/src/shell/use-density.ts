import { tokens } from '@kadro/ui';
import { useStore } from 'react-admin';

export type RowDensity = 'compact' | 'comfortable';

/** Rows of 44 for touch screens. */
const comfortable = 44;

/** How tall the rows of lists are; remembered in this browser. */
export function useDensity(): { density: RowDensity; setDensity: (density: RowDensity) => void; row: number } {
  const [density, setDensity] = useStore<RowDensity>('density', 'compact');
  return { density, setDensity, row: density === 'comfortable' ? comfortable : tokens.size.console.row };
}
