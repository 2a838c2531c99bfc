import { breakAll } from '../screens/outages.ts';
import { leaveScreens } from './screens.ts';

breakAll('console', leaveScreens);
breakAll('portal', leaveScreens);
