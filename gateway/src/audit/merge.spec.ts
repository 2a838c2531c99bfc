import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type AuditPage, merged } from './merge.ts';

/** As a service does: at most `limit` of the older entries, and it looks at no more than `most` of them. */
function pageOf(all: readonly string[], before: string | null, { limit, most }: Size): AuditPage {
  const older = all.filter((id) => before === null || id < before);
  const looked = older.slice(0, most);
  // every third one is not for this reader
  const told = looked.filter((id) => Number(id.slice(0, 3)) % 3 > 0);
  const items = told.slice(0, limit).map((id) => ({ id }));
  if (told.length > limit) return { items, next: items.at(-1)!.id, kinds: {} };
  return { items, next: looked.length < older.length ? looked.at(-1)! : null, kinds: {} };
}
interface Size {
  limit: number;
  most: number;
}

const newestFirst = (ids: readonly string[]): string[] => ids.toSorted().toReversed();
const times = fc.uniqueArray(fc.nat(120), { maxLength: 60 });

describe('pages of the audit log over all services', () => {
  it('have every entry once, newest first, whatever each service gives at a time', () =>
    fc.assert(
      fc.property(times, times, fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 9 }), (a, b, limit, most) => {
        const services = [a, b].map((own, n) =>
          newestFirst(own.map((time) => `${String(time).padStart(3, '0')}~${n}`)),
        );
        const found: string[] = [];
        let before: string | null = null;
        for (let pages = 0; ; pages++) {
          expect(pages).toBeLessThan(200);
          const page: AuditPage = merged(
            services.map((own) => pageOf(own, before, { limit, most })),
            limit,
          );
          expect(page.items.length).toBeLessThanOrEqual(limit);
          found.push(...page.items.map(({ id }) => id));
          if (page.next === null) break;
          before = page.next;
        }
        expect(found).toEqual(newestFirst(services.flat().filter((id) => Number(id.slice(0, 3)) % 3 > 0)));
      }),
    ));

  it('name what each service tells, of records of one name together', () =>
    expect(
      merged(
        [
          { items: [], next: null, kinds: { employees: ['PersonHired'], notes: ['NoteWritten', 'NoteRemoved'] } },
          { items: [], next: null, kinds: { leaveTypes: ['LeaveTypeCreated'], notes: ['NoteWritten', 'NoteSent'] } },
        ],
        5,
      ).kinds,
    ).toEqual({
      employees: ['PersonHired'],
      leaveTypes: ['LeaveTypeCreated'],
      notes: ['NoteWritten', 'NoteRemoved', 'NoteSent'],
    }));
});
