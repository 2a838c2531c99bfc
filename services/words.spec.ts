import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type ServiceEntry } from './entry.ts';
import { services } from './services.ts';

const list: readonly ServiceEntry[] = services;
const languages = ['en', 'tr', 'de', 'es', 'it', 'pt', 'nl', 'fr', 'ar'];

type Words = Record<string, string>;

const textsOf = (language: string, namespace: string): unknown =>
  JSON.parse(
    readFileSync(new URL(`../web/packages/i18n/src/texts/${language}/${namespace}.json`, import.meta.url), 'utf8'),
  );
const eventWords = (language: string): Words =>
  (textsOf(language, 'console-history') as { history: { type: Words } }).history.type;
const jobWords = (language: string): Words =>
  (textsOf(language, 'console-operations') as { operations: { name: Words } }).operations.name;

async function eventsOfHistories(): Promise<string[]> {
  const declared = await Promise.all(list.map(async ({ load }) => (await load()).declaration));
  const models = declared.flatMap(({ readModels }) => readModels).filter(({ history }) => history);
  return [...new Set(models.flatMap(({ project }) => Object.keys(project)))];
}

describe('every event of every history', () => {
  it.each(languages)('has its words: %s', async (language) => {
    const words = eventWords(language);
    const events = await eventsOfHistories();
    expect(events).toEqual(expect.arrayContaining(['PersonHired', 'BranchWorkingPatternChanged', 'LeaveTypeRestored']));
    expect(events.filter((name) => !words[name])).toEqual([]);
  });
});

describe('every background job', () => {
  it.each(languages)('has its words: %s', async (language) => {
    const declared = await Promise.all(list.map(async ({ load }) => (await load()).declaration));
    const jobs = new Set(declared.flatMap((service) => service.jobs.map(({ name }) => name)));
    expect([...jobs]).toEqual(expect.arrayContaining(['forget', 'recount']));
    expect([...jobs].filter((name) => !jobWords(language)[name])).toEqual([]);
  });
});
