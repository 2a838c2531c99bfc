import { randomUUID } from 'node:crypto';
import { publishedLanguage } from '@kadro/chassis';
import { identityMessages } from '@kadro/kernel/testing';

export { noRoles, week } from '@kadro/kernel/testing';
export const { person, branch, holiday, settings, forgotten, founding } = identityMessages(
  publishedLanguage('identity'),
  randomUUID,
);
