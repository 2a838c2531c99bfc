import { walkAll } from '../screens/visits.ts';
import { leaveScreens } from './screens.ts';

walkAll(leaveScreens);
