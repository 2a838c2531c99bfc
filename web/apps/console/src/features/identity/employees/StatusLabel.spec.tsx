/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../../../testing/signed-in.tsx';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { loadNamespaces, startI18n } from '@kadro/i18n';
import { type EmployeeRow } from './model.ts';
import { StatusLabel } from './StatusLabel.tsx';

beforeAll(async () => {
  await startI18n({ language: 'en', namespaces: ['console'] });
  await loadNamespaces('console-fields', 'console-identity');
});

type Status = Pick<EmployeeRow, 'status' | 'employment' | 'planned'>;

async function mark(of: object) {
  const { container, unmount } = await drawSignedIn(<StatusLabel of={of as Status} />);
  const text = container.textContent;
  unmount();
  return text;
}

const change = { id: 'c1', effectiveOn: '2027-03-31', fields: [], changes: {} };

describe('the mark of somebody in the list', () => {
  it('says the last day where it is planned, and of other plans nothing', async () => {
    expect(await mark({ status: 'ACTIVE', planned: [{ ...change, kind: 'RESIGNATION' }] })).toContain('2027');
    expect(await mark({ status: 'ACTIVE', planned: [{ ...change, kind: 'EMPLOYMENT' }] })).toBe('Active');
    expect(await mark({ status: 'ACTIVE', planned: null })).toBe('Active');
  });

  it('says why somebody left', async () => {
    expect(await mark({ status: 'RESIGNED', employment: { quitReason: 'DEATH' } })).toBe('Death');
    expect(await mark({ status: 'RESIGNED', employment: { quitReason: null } })).toBe('Left');
  });
});
