import { describe, expect, it } from '@jest/globals';
import { found, type Findable } from './found.ts';

const one = (kind: Findable['kind'], label: string, within?: string): Findable => ({
  key: `${kind} ${label} ${within}`,
  kind,
  label,
  within,
});
const labels = (all: readonly Findable[], typed: string) => found(all, typed).map(({ label }) => label);

const all = [
  one('record', 'Yıllık izin', '26–30 Eki · Onaylandı'),
  one('person', 'Işıl Çağlar', 'Gelen'),
  one('action', 'Yıllık izin', 'İzin iste'),
  one('page', 'Bakiyeler'),
];

describe('the jump', () => {
  it('offers pages and actions before anything is typed', () =>
    expect(found(all, ' ').map(({ kind }) => kind)).toEqual(['page', 'action']));

  it('finds by every word, of the name and of what it is', () => {
    expect(found(all, 'izin').map(({ kind }) => kind)).toEqual(['action', 'record']);
    expect(found(all, 'izin onay').map(({ kind }) => kind)).toEqual(['record']);
    expect(labels(all, 'izin berlin')).toEqual([]);
  });

  it.each(['ışıl', 'IŞIL', 'isil caglar', 'Isıl', 'çağ'])('finds the person by %s', (typed) =>
    expect(labels(all, typed)).toEqual(['Işıl Çağlar']),
  );

  it('gives eight of many people, and all pages', () => {
    const many = Array.from({ length: 20 }, (_, at) => [one('person', `Ada ${at}`), one('page', `Adana ${at}`)]).flat();
    expect(found(many, 'ada').map(({ kind }) => kind)).toEqual([
      ...Array.from({ length: 20 }, () => 'page'),
      ...Array.from({ length: 8 }, () => 'person'),
    ]);
  });
});
