import { describe, expect, it } from '@jest/globals';
import { given } from '../testing/given.ts';
import { adopt, discard, erased, fileDecider, release, removeFile, upload } from './file.ts';

const former = { kind: 'paper', dataClass: 'text' };
const file = fileDecider(former);
const before = { person: 'ayse', name: 'a.pdf', type: 'application/pdf', bytes: 3, hash: 'h' };
const data = { ...before, ...former, uploadedBy: 'ayse' };
const uploaded = { type: 'FileUploaded', data } as const;
const adopted = { type: 'FileAdopted', data: { parent: 'p1' } } as const;
const removed = { type: 'FileRemoved', data: {} } as const;
const gone = { type: 'FileErased', data: {} } as const;
const orphan = [uploaded];
const taken = [uploaded, adopted];

describe('an upload', () => {
  it('is said once', () =>
    given(file, [])
      .when((state) => upload(state, data))
      .then(uploaded));
  it('does not take the id of another', () =>
    given(file, orphan)
      .when((state) => upload(state, data))
      .rejected('same_record_exist'));
});

describe('an upload of before kinds were named', () => {
  it('is about who uploaded it, of the former kind', () =>
    expect(file.events.FileUploaded.upcasts![1]!(before, { at: '', day: '' })).toEqual(data));
});

describe('taking up a file', () => {
  const to = (parent: string) => (state: Parameters<typeof adopt>[0]) => adopt(state, { parent });
  it('gives an orphan its parent', () => given(file, orphan).when(to('p1')).then(adopted));
  it.each([
    ['again', taken, 'p1'],
    ['from another', taken, 'p2'],
    ['that is removed', [...orphan, removed], 'p1'],
    ['that never was', [], 'p1'],
  ])('%s says nothing', (_case, past, parent) => given(file, past).when(to(parent)).nothing());
});

describe('releasing a file', () => {
  const from = (parent: string) => (state: Parameters<typeof release>[0]) => release(state, { parent });
  const released = { type: 'FileReleased', data: {} } as const;
  it('makes it an orphan again', () => given(file, taken).when(from('p1')).then(released));
  it('lets another row take it up', () =>
    given(file, [...taken, released])
      .when((state) => adopt(state, { parent: 'p2' }))
      .then({ type: 'FileAdopted', data: { parent: 'p2' } }));
  it.each([
    ['of another parent', taken, 'p2'],
    ['that nothing has', orphan, 'p1'],
    ['that is removed', [...taken, removed], 'p1'],
  ])('%s says nothing', (_case, past, parent) => given(file, past).when(from(parent)).nothing());
});

describe('removing a file', () => {
  const from = (parent: string | null) => (state: Parameters<typeof removeFile>[0]) => removeFile(state, { parent });
  it('is for its parent', () => given(file, taken).when(from('p1')).then(removed));
  it('or for nobody, where it has none', () => given(file, orphan).when(from(null)).then(removed));
  it.each([
    ['of another parent', taken, 'p2'],
    ['that was taken up meanwhile', taken, null],
    ['that is removed', [...taken, removed], 'p1'],
    ['that never was', [], null],
  ])('%s says nothing', (_case, past, parent) => given(file, past).when(from(parent)).nothing());
});

describe('discarding a file about somebody else', () => {
  const about = [{ ...uploaded, data: { ...data, person: 'can' } }];
  it('is for whoever uploaded it', () =>
    given(file, about)
      .when((state) => discard(state, 'ayse'))
      .then(removed));
  it('is not for that person', () =>
    given(file, about)
      .when((state) => discard(state, 'can'))
      .rejected('forbidden'));
});

describe('discarding a file', () => {
  const by = (person: string) => (state: Parameters<typeof discard>[0]) => discard(state, person);
  it('removes an own orphan', () => given(file, orphan).when(by('ayse')).then(removed));
  it('has nothing to do twice', () =>
    given(file, [...orphan, removed, gone])
      .when(by('ayse'))
      .nothing());
  it.each([
    ['somebody else', orphan, 'can'],
    ['its owner, where a row has it', taken, 'ayse'],
    ['anybody, where it never was', [], 'ayse'],
  ])('is refused to %s', (_case, past, person) => given(file, past).when(by(person)).rejected('forbidden'));
});

describe('erasing', () => {
  it('is said of what is removed', () =>
    given(file, [...orphan, removed])
      .when(erased)
      .then(gone));
  it('is said once', () =>
    given(file, [...orphan, removed, gone])
      .when(erased)
      .nothing());
  it('is not said of what is not', () => given(file, taken).when(erased).nothing());
});
