import { walkAll } from '../screens/visits.ts';
import { identityScreens } from './screens.ts';

walkAll(identityScreens);
