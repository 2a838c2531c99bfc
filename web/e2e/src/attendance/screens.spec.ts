import { walkAll } from '../screens/visits.ts';
import { attendanceScreens } from './screens.ts';

walkAll(attendanceScreens);
