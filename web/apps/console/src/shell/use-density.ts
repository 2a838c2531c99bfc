import { tokens } from '@kadro/ui';
import { useStore } from 'react-admin';

export type RowDensity = 'compact' | 'comfortable';

/** 44 px for touch screens. */
const comfortable = 44;

/** The row height of lists, remembered in this browser. */
export function useDensity(): { density: RowDensity; setDensity: (density: RowDensity) => void; row: number } {
  const [density, setDensity] = useStore<RowDensity>('density', 'compact');
  return { density, setDensity, row: density === 'comfortable' ? comfortable : tokens.size.console.row };
}
