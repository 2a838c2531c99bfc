import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publishedLanguage } from '@kadro/chassis';
import { type Company, startCompany } from './testing/company.ts';

describe('asking for the AsyncAPI document', () => {
  let company: Company;
  beforeAll(async () => void (company = await startCompany()));
  afterAll(() => company.stop());

  it('is answered beside the OpenAPI document, without a token', async () => {
    const { status, body } = await company.send('GET', 'asyncapi.json');
    expect([status, body]).toEqual([200, publishedLanguage('identity').asyncApi({ version: '1' })]);
  });
});
