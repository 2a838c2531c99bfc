import { walk } from '../screens/looks.ts';
import { visits, walkAll } from '../screens/visits.ts';
import { test } from '../setup/test.ts';
import { commonScreens } from './screens.ts';

walkAll(commonScreens);

for (const { language, looks } of visits)
  test(`the sign-in reads well in ${language}`, ({ page }) =>
    walk(page, 'portal', [{ name: 'login', path: '/login' }], looks));
