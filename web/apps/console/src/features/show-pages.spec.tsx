/** @jest-environment ./infra/jsdom/environment.cjs */
import { drawSignedIn } from '../testing/signed-in.tsx';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type ComponentType } from 'react';
import { ApiError } from '@kadro/api';
import { loadNamespaces, startI18n } from '@kadro/i18n';
import { PeriodShow } from './attendance/periods/record/Page.tsx';
import { UpdateShow } from './identity/bulk-updates/ShowPage.tsx';
import { AuditEntryShow } from './operations/audit/ShowPage.tsx';

beforeAll(async () => {
  // react-admin logs each failure
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await startI18n({ language: 'en', namespaces: ['console'] });
  await loadNamespaces('bulk', 'console-history', 'console-fields', 'console-identity', 'time');
});

const pages: [string, ComponentType, string, string][] = [
  ['a bulk change', UpdateShow, '/bulk-updates/1/show', 'This change is not here, or was made by somebody else.'],
  ['an audit entry', AuditEntryShow, '/audit-log/1/show', 'This entry is not here.'],
  ['a month', PeriodShow, '/periods/1/show', 'This record was not found'],
];

describe.each(pages)('the page of %s', (_what, Page, address, absent) => {
  const draw = (failure: Error) => drawSignedIn(<Page />, { failure, address, path: '/:resource/:id/show' });

  it.each([
    ['a network without answers', new ApiError(0, { name: 'network_error' })],
    ['a service that is down', new ApiError(503, { name: 'service_unavailable' })],
    ['a fault', new ApiError(500, { name: 'server_error' })],
  ])('does not say in %s that there is none', async (_failure, error) => {
    await draw(error);
    await screen.findByRole('button', { name: /try/i });
    expect(screen.queryByText(absent)).toBeNull();
  });

  it('says that there is none where an answer says so', async () => {
    await draw(new ApiError(404, { name: 'entity_not_found' }));
    await screen.findByText(absent);
  });
});
