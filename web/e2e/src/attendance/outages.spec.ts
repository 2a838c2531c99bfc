import { breakAll } from '../screens/outages.ts';
import { attendanceScreens } from './screens.ts';

breakAll('console', attendanceScreens);
breakAll('portal', attendanceScreens);
