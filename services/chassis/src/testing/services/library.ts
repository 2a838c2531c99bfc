import { z } from 'zod';
import { decider, event } from '../../declare/streams/decider.ts';
import { defineService } from '../../declare/service.ts';
import { type EventLog } from '../../write/event-log.ts';
import { personal } from '../../declare/streams/personal.ts';
import { alsoFrom, readModel } from '../../declare/models/read-model.ts';
import { smallService } from './small-service.ts';

const text = z.string();

/** A book that stands in a room from a day on; who borrows it is personal. */
export const book = decider({
  name: 'book',
  initial: {},
  events: {
    BookBought: event(1, z.object({ on: text, title: text, room: text, tags: z.array(text) }), { time: { on: 'on' } }),
    BookMoved: event(1, z.object({ on: text, room: text }), { time: { on: 'on' } }),
    BookLent: event(1, z.object({ to: personal('identity', text.nullish()) })),
    BookLost: event(1, z.object({})),
  },
  evolve: { BookBought: () => ({}), BookMoved: () => ({}), BookLent: () => ({}), BookLost: () => ({}) },
});

/** A reader writes into rows of books too. */
export const reader = decider({
  name: 'reader',
  initial: {},
  events: { BookPraised: event(1, z.object({ book: text })) },
  evolve: { BookPraised: () => ({}) },
});

const wordsOf = (title: string): string[] => title.toLowerCase().split(' ');

/** Books with everything that a store of rows has: words, lists, pairs, periods. */
export const books = readModel(book).rows<{
  id: string;
  title: string;
  room: string;
  tags: string[];
  lentTo: string | null;
}>({
  name: 'books',
  row: 'Book',
  version: 1,
  periods: true,
  placedBy: 'room',
  schema: z.object({ id: text, title: text, room: text, tags: z.array(text), lentTo: text.nullable() }),
  search: '_words',
  indexes: {
    title: { path: 'title' },
    room: { path: 'room' },
    tags: { path: 'tags', type: 'list' },
    copies: { path: 'copies', type: 'number' },
  },
  defaultSort: { by: 'title', descending: false },
  narrowedBy: 'room',
  reach: {},
  access: ['all'],
  project: {
    BookBought: (_row, { data: { on: _on, ...data } }) => ({
      ...data,
      copies: data.tags.length,
      lentTo: null,
      _words: wordsOf(data.title),
    }),
    BookMoved: (row, { data }) => row && { ...row, room: data.room },
    BookLent: (row, { data }) => row && { ...row, lentTo: data.to ?? null, tags: [...row.tags, 'lent'] },
    BookLost: () => null,
  },
});

/** How much each book is thought of: rows shared by two kinds of streams, changed by handling twice. */
const praise = alsoFrom(
  reader,
  readModel(book).rows<{ id: string; praised: number }>({
    name: 'praise',
    row: 'BookPraise',
    version: 1,
    schema: z.object({ id: text, praised: z.int() }),
    indexes: { praised: { path: 'praised', type: 'number' } },
    reach: {},
    access: ['all'],
    sharedRows: true,
    project: {
      BookBought: () => ({ praised: 0 }),
      BookLent: (row) => row && { ...row, praised: row.praised + 1 },
    },
  }),
  { BookPraised: (row) => row && { ...row, praised: row.praised + 10 } },
);
praise.keys = ({ name, id, data }) => [name === 'BookPraised' ? String(data.book) : id];

/** What a worker thread imports. */
export const declaration = defineService({
  ...smallService,
  name: 'library',
  declaredIn: import.meta.url,
  deciders: [book, reader],
  commands: [],
  readModels: [books, praise],
  reservations: {},
});

/** Appends the past of `count` books from number `first` on, four or five events each. */
export async function buyBooks(log: EventLog, first: number, count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, index) => buy(log, first + index)));
}

async function buy(log: EventLog, n: number): Promise<void> {
  const drafts = [
    {
      type: 'BookBought',
      data: {
        on: '2026-01-02',
        title: `Volume ${n} of ${n % 7 === 0 ? 'wonders' : 'works'}`,
        room: `r${n % 5}`,
        tags: [`t${n % 3}`, `u${n % 11}`],
      },
    },
    { type: 'BookMoved', data: { on: `2026-01-${n % 4 === 0 ? '01' : '09'}`, room: `r${n % 6}` } },
    { type: 'BookLent', data: n % 20 === 1 ? { to: `borrower ${n}` } : {} },
    ...(n % 10 === 0 ? [{ type: 'BookLost', data: {} }] : []),
  ];
  const meta = (key: string) => ({
    organization: `o${n % 2}`,
    actor: 'a',
    command: `${key}.`,
    cause: key,
    correlation: 'c',
    day: '2026-01-05',
  });
  const begin = { revision: -1, hash: '' };
  await log.append(book, log.stream(book, `o${n % 2}`, `b${n}`), begin, drafts, meta(`book ${n}`));
  await log.append(
    reader,
    log.stream(reader, `o${n % 2}`, `x${n}`),
    begin,
    [{ type: 'BookPraised', data: { book: `b${n}` } }],
    meta(`reader ${n}`),
  );
}
