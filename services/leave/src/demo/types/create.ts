import { derivedId, perform } from '@kadro/chassis';
import { languages } from '@kadro/kernel';
import { type Company, personIn, principalOf, type Stage } from '../company.ts';
import types from './catalogue.json' with { type: 'json' };

type Key = keyof typeof types;

/** The same on every machine, and in no two companies. */
export const typeId = ({ name }: Pick<Company, 'name'>, key: string): string =>
  derivedId('demo', ...(name === 'lale' ? [] : [name]), 'leaveType', key);

export const typesOf = ({ name }: Company): Key[] =>
  name === 'lale' ? (Object.keys(types) as Key[]) : ['annual', 'sick', 'unpaid', 'duty'];

const usual = {
  tracksBalance: false,
  countsCalendarDays: false,
  documentRequired: false,
  reasonRequired: false,
  noticeDays: 0,
  minimumDays: null,
  maximumDays: null,
  advanceDays: 0,
  usageRule: null,
};

export async function createTypes({ runtime, during }: Stage, company: Company, at: Temporal.Instant): Promise<void> {
  const admin = principalOf(company, personIn(company, company.admin));
  await during(at, async () => {
    await Promise.all(
      typesOf(company).map((key) => {
        const { names, ...rules } = types[key];
        const name = Object.fromEntries(languages.map((language, n) => [language, names[n]]));
        return perform(
          runtime,
          admin,
          'CreateLeaveType',
          {},
          { id: typeId(company, key), name, ...usual, ...rules },
          `demo/leaveType/${key}`,
        );
      }),
    );
  });
}
