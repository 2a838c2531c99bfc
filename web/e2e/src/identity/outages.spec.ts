import { breakAll } from '../screens/outages.ts';
import { identityScreens } from './screens.ts';

breakAll('console', identityScreens);
breakAll('portal', identityScreens);
