import { ImportPage } from '../../../../imports/Page.tsx';
import { planImport } from './plan-import.ts';

export const ImportPlans = () => <ImportPage of={planImport} />;
