import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { type ServiceEntry } from './entry.ts';
import { services } from './services.ts';

const list: readonly ServiceEntry[] = services;
const languages = ['en', 'tr', 'de', 'es', 'it', 'pt', 'nl', 'fr', 'ar'];

const wordsIn = (language: string): Record<string, string> =>
  (
    JSON.parse(
      readFileSync(new URL(`../web/packages/i18n/src/texts/${language}/console-history.json`, import.meta.url), 'utf8'),
    ) as { history: { type: Record<string, string> } }
  ).history.type;

/** Names of the events that stand in the history of a read model. */
async function eventsOfHistories(): Promise<string[]> {
  const declared = await Promise.all(list.map(async ({ load }) => (await load()).declaration));
  const models = declared.flatMap(({ readModels }) => readModels).filter(({ history }) => history);
  return [...new Set(models.flatMap(({ project }) => Object.keys(project)))];
}

describe('every event of every history', () => {
  it.each(languages)('has its words: %s', async (language) => {
    const words = wordsIn(language);
    const events = await eventsOfHistories();
    expect(events).toEqual(expect.arrayContaining(['PersonHired', 'BranchWorkingPatternChanged', 'LeaveTypeRestored']));
    expect(events.filter((name) => !words[name])).toEqual([]);
  });
});
