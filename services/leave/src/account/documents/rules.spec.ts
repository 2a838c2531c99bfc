import { describe, expect, it } from '@jest/globals';
import { deny, given } from '../../testing/acts.ts';
import { leave, requested, Stream, twoManagers } from '../../testing/builders.ts';
import { addDocument, removeDocument } from './rules.ts';

describe('documents of a request', () => {
  const past = [
    requested(leave('a', '2026-03-02', undefined, { documents: ['d1'] }), { documents: ['d1'], steps: twoManagers }),
  ];
  const attach = (documentId: string) => (state: Stream['state']) =>
    addDocument(state, { id: 'a', documentId }, { documents: ['d2'] });
  const detach =
    (documentId: string, documentRequired = false) =>
    (state: Stream['state']) =>
      removeDocument(state, { id: 'a', documentId }, { documentRequired });

  it('are own uploads', () =>
    given(...past)
      .when(attach('d3'))
      .rejected('reference_unknown'));
  it('come without a new chain', () =>
    given(...past)
      .when(attach('d2'))
      .then({ type: 'DocumentAdded', data: { id: 'a', documentId: 'd2' } }));
  it('come once', () =>
    given(...past)
      .when(attach('d1'))
      .nothing());
  it('go', () =>
    given(...past)
      .when(detach('d1'))
      .then({ type: 'DocumentRemoved', data: { id: 'a', documentId: 'd1' } }));
  it('stay where the type requires one', () =>
    given(...past)
      .when(detach('d1', true))
      .rejected('leave_document_required'));
  it('stay as they are once the request is over', () => {
    const stream = new Stream(...past);
    stream.do(deny('a'));
    expect([stream.do(attach('d2')), stream.do(detach('d1'))]).toEqual(['request_decided', 'request_decided']);
  });
});
