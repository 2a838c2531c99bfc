import { describe, it } from '@jest/globals';
import { given } from '../testing/given.ts';
import { type ImportState, importStream, type RowOutcome } from './stream.ts';

const { stream, next, sliceDone, corrected, cancelled, erased, stored, asked } = importStream({ name: 'book' });

const request = { rows: 2, isDryRun: false, mode: 'good' as 'good' | 'all', datePattern: 'YYYY-MM-DD', options: {} };
const of = (type: string, data: object = {}) => ({ type: `BookImport${type}`, data });
const begun = (more: Partial<typeof request> = {}) => [of('Requested', { ...request, ...more }), of('FileStored')];
const rows = (...outcomes: RowOutcome[]) => outcomes.map((outcome, n) => ({ row: n + 2, outcome }));
const slice = (isChecking: boolean, ...outcomes: RowOutcome[]) =>
  of('SliceDone', { from: 0, isChecking, results: rows(...outcomes) });
const end = (how: string) => of('Ended', { end: how });

describe('an import', () => {
  it('is asked for once', () =>
    given(stream, begun())
      .when((state: ImportState) => asked(state, request))
      .nothing());
  it('has one file', () => given(stream, begun()).when(stored).nothing());
  it.each([
    ['goes on while rows are left', [...begun(), slice(false, 'CREATED')], []],
    ['is done after its rows, refused ones too', [...begun(), slice(false, 'CREATED', 'REFUSED')], [end('DONE')]],
    ['is checked after a dry run', [...begun({ isDryRun: true }), slice(true, 'CREATED', 'REFUSED')], [end('CHECKED')]],
    [
      'of all rows is refused for one',
      [...begun({ mode: 'all' }), slice(true, 'CREATED', 'REFUSED')],
      [end('REFUSED')],
    ],
    [
      'of all rows goes on after a good check',
      [...begun({ mode: 'all' }), slice(true, 'CREATED', 'CHANGED')],
      [of('CheckPassed')],
    ],
    [
      'of all rows is done after that',
      [
        ...begun({ mode: 'all' }),
        slice(true, 'CREATED', 'CHANGED'),
        of('CheckPassed'),
        slice(false, 'CREATED', 'CHANGED'),
      ],
      [end('DONE')],
    ],
    ['ends where it was cancelled', [...begun(), of('Cancelled')], [end('CANCELLED')]],
    ['ends once', [...begun(), slice(false, 'CREATED', 'CREATED'), end('DONE')], []],
  ])('%s', (_case, past, then) => {
    const decided = given(stream, past).when(next);
    return then.length > 0 ? decided.then(...then) : decided.nothing();
  });
});

describe('a slice', () => {
  const again = (isChecking: boolean) => (state: ImportState) => sliceDone(state, 0, isChecking, rows('CREATED'));
  it('is recorded', () => given(stream, begun()).when(again(false)).then(slice(false, 'CREATED')));
  it.each([
    ['that another run has recorded', [...begun(), slice(false, 'CREATED')], false],
    ['of the check, when that is over', [...begun({ mode: 'all' }), of('CheckPassed')], true],
    ['of an import that has ended', [...begun(), end('CANCELLED')], false],
  ])('%s adds nothing', (_case, past, isChecking) => given(stream, past).when(again(isChecking)).nothing());
});

describe('a correction', () => {
  const done = [...begun(), slice(false, 'CREATED', 'REFUSED'), end('DONE')];
  const result = { row: 3, outcome: 'CREATED' as const };
  const correct = (state: ImportState) => corrected(state, result);
  it('settles a refused row', () => given(stream, done).when(correct).then(of('RowCorrected', { result })));
  it.each([
    ['settled', [...done, of('RowCorrected', { result })]],
    ['not refused', [...begun(), slice(false, 'CREATED', 'CREATED'), end('DONE')]],
    ['of a dry run', [...begun({ isDryRun: true }), slice(true, 'CREATED', 'REFUSED'), end('CHECKED')]],
    ['still under way', [...begun(), slice(false, 'CREATED', 'REFUSED')]],
  ])('is refused for a row that is %s', (_case, past) =>
    given(stream, past).when(correct).rejected('changed_meanwhile'),
  );
});

describe('cancelling', () => {
  it('is said once', () =>
    given(stream, [...begun(), of('Cancelled')])
      .when(cancelled)
      .nothing());
  it('comes too late after the end', () =>
    given(stream, [...begun(), end('DONE')])
      .when(cancelled)
      .rejected('changed_meanwhile'));
});

describe('erasing the file', () => {
  it('leaves an import as it is', () => given(stream, begun()).when(erased).then(of('FileErased')));
  it('is said once', () =>
    given(stream, [...begun(), of('FileErased')])
      .when(erased)
      .nothing());
  it('ends an import whose file never came', () =>
    given(stream, begun().slice(0, 1)).when(erased).then(of('FileErased'), end('FAILED')));
});
