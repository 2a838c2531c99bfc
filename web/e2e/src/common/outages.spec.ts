import { breakAll } from '../screens/outages.ts';
import { commonScreens } from './screens.ts';

breakAll('console', commonScreens);
breakAll('portal', commonScreens);
