import { found, type Resource, type Rows } from '../../../server/resource.ts';
import { areaKeys } from './areas.ts';

const detail = `query OrganizationDetail {
  organizationDetail {
    id revision name logo datePattern shiftSelection gdprClarificationTextURL publicURL
    isMaxImprestValueCheckEnabled maxImprestAmount maxImprestCode utcOffsetMinutes
    mobileSettings { ${areaKeys.join(' ')} }
    parameters {
      meaningfulTextLetters dateRangeDays searchLetters lastPasswords passwordExpiryDays passwordExpiryNoticeDays
    }
    retention { identity contact family health bank pay biometric location device text }
  }
}`;

/** The caller's organization, whatever the id. */
export const organization: Resource = {
  source: { history: 'organizationHistory', fields: '' },
  documents: [detail],
  one: async ({ ask }, { signal }) => ({ data: found(await ask<Rows[number]>(detail, {}, signal)) }),
};
