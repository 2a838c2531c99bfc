import { recordOf } from '../setup/ui.ts';
import { type World } from '../setup/seed.ts';
import { clickFirst, peek, type Screen, type Screens } from '../screens/screen.ts';

const console = ({ inAnkara }: World): readonly Screen[] => [
  { name: 'workplans', path: '/console/workplans' },
  { name: 'workplans-fortnight', path: '/console/workplans', open: clickFirst('button[value="fortnight"]') },
  { name: 'workplans-month', path: '/console/workplans', open: clickFirst('button[value="month"]') },
  { name: 'workplans-import', path: '/console/workplans/import' },
  { name: 'timesheets', path: '/console/timesheets' },
  { name: 'timesheets-panel', path: '/console/timesheets', open: peek },
  { name: 'clock-records', path: '/console/clock-records' },
  { name: 'overtimes', path: '/console/overtimes' },
  { name: 'overtime-types', path: '/console/overtime-types' },
  { name: 'overtime-types-create', path: '/console/overtime-types/create' },
  { name: 'shifts', path: '/console/shifts' },
  { name: 'shifts-create', path: '/console/shifts/create' },
  { name: 'terminals', path: '/console/terminals' },
  { name: 'terminals-create', path: '/console/terminals/create' },
  { name: 'terminals-unassigned', path: '/console/terminals/unassigned' },
  { name: 'terminals-passages', path: '/console/terminals/passages' },
  { name: 'terminals-logs', path: '/console/terminals/logs' },
  { name: 'zones', path: '/console/zones' },
  { name: 'zones-create', path: '/console/zones/create' },
  { name: 'employee-cards', path: recordOf(inAnkara, 'cards') },
];

export const attendanceScreens: Screens = { name: 'attendance', portal: () => [], console };
