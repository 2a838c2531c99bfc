import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { declarations } from '../shared/hosted-services.ts';
import { guardedText } from './guarded.ts';

it('the web knows the guarded fields of all services, and those in guarded sections', async () => {
  const written = readFileSync(new URL('../../web/packages/contract/generated/guarded.ts', import.meta.url), 'utf8');
  expect(written).toBe(guardedText(await declarations()));
  expect(written).toMatch(/'address'[^]*'bloodType'[^]*'identityNumber'/);
});
