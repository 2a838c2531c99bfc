import { recordOf } from '../setup/ui.ts';
import { type World } from '../setup/seed.ts';
import { asked, days, seedTime } from './time-world.ts';
import { clickFirst, peek, type Screen, type Screens } from '../screens/screen.ts';

const month = `/time/timesheets?month=${days.longer.slice(0, 7)}`;

const portal: readonly Screen[] = [
  { name: 'shifts', path: '/time/shifts' },
  { name: 'shifts-month', path: '/time/shifts?view=month' },
  { name: 'shifts-team', path: '/time/shifts/team' },
  { name: 'timesheets', path: month },
  { name: 'timesheets-day', path: `${month}&day=${days.longer}` },
  { name: 'presence', path: '/time/presence' },
  { name: 'scan', path: '/time/scan?code=x' },
  { name: 'overtime-requests', path: '/time/overtime-request' },
  { name: 'overtime-ask', path: '/time/overtime-request/create' },
  { name: 'overtime-request', path: `/time/overtime-request/${asked.overtime}` },
  { name: 'overtime-inbox', path: '/time/overtime/pending-requests' },
  { name: 'overtime-inbox-all', path: '/time/overtime/all-pending-requests' },
  { name: 'shift-requests', path: '/time/shift-requests' },
  { name: 'shift-ask', path: `/time/shift-requests/create?date=${days.night}` },
  { name: 'shift-request', path: `/time/shift-requests/${asked.shift}` },
  { name: 'shift-inbox', path: '/time/shif/pending-requests' },
  { name: 'shift-inbox-all', path: '/time/shif/all-pending-requests' },
  { name: 'correction-ask', path: `/time/clock-corrections/create?date=${days.open}` },
  { name: 'correction', path: `/time/clock-corrections/${asked.correction}` },
  { name: 'correction-inbox', path: '/time/corrections/pending-requests' },
  { name: 'correction-inbox-all', path: '/time/corrections/all-pending-requests' },
];

const sheets: readonly Screen[] = [
  { name: 'timesheets', path: '/console/timesheets' },
  { name: 'timesheets-panel', path: '/console/timesheets', open: peek },
  { name: 'now', path: '/console/now' },
  { name: 'periods', path: '/console/periods' },
  { name: 'timesheets-months', path: '/console/timesheets/months' },
  {
    name: 'timesheets-months-closed',
    path: '/console/timesheets/months',
    open: clickFirst('button[value="closed"]'),
  },
  { name: 'timesheets-month-panel', path: '/console/timesheets/months', open: peek },
];

const console = ({ inAnkara }: World): readonly Screen[] => [
  { name: 'workplans', path: '/console/workplans' },
  { name: 'workplans-week', path: '/console/workplans', open: clickFirst('button[value="week"]') },
  { name: 'workplans-month', path: '/console/workplans', open: clickFirst('button[value="month"]') },
  {
    name: 'workplans-need',
    path: '/console/workplans',
    open: clickFirst('tfoot th[scope="rowgroup"] .MuiButton-outlined'),
  },
  { name: 'workplans-import', path: '/console/workplans/import' },
  ...sheets,
  { name: 'clock-records', path: '/console/clock-records' },
  { name: 'shift-requests', path: '/console/workplan-requests' },
  { name: 'shift-requests-panel', path: '/console/workplan-requests', open: peek },
  { name: 'shift-request', path: `/console/workplan-requests/${asked.shift}/show` },
  { name: 'corrections', path: '/console/clock-corrections' },
  { name: 'corrections-panel', path: '/console/clock-corrections', open: peek },
  { name: 'correction', path: `/console/clock-corrections/${asked.correction}/show` },
  { name: 'overtimes', path: '/console/overtimes' },
  { name: 'overtime-types', path: '/console/overtime-types' },
  { name: 'overtime-types-create', path: '/console/overtime-types/create' },
  ...['shifts', 'worksheets', 'shift-parameters'].flatMap((name) => [
    { name, path: `/console/${name}` },
    { name: `${name}-create`, path: `/console/${name}/create` },
  ]),
  { name: 'terminals', path: '/console/terminals' },
  { name: 'terminals-create', path: '/console/terminals/create' },
  { name: 'terminals-unassigned', path: '/console/terminals/unassigned' },
  { name: 'terminals-passages', path: '/console/terminals/passages' },
  { name: 'terminals-logs', path: '/console/terminals/logs' },
  { name: 'zones', path: '/console/zones' },
  { name: 'zones-create', path: '/console/zones/create' },
  { name: 'employee-time', path: recordOf(inAnkara, 'time') },
  { name: 'employee-cards', path: recordOf(inAnkara, 'cards') },
];

export const attendanceScreens: Screens = { name: 'attendance', prepare: seedTime, portal: () => portal, console };
