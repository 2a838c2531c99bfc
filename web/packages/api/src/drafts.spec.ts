import { describe, expect, it } from '@jest/globals';
import { type Draft, type DraftForm, draftMs, Drafts, type DraftStorage, type Keepable } from './drafts.ts';

function memory(): { kept: Map<string, string>; storage: DraftStorage } {
  const kept = new Map<string, string>();
  const storage: DraftStorage = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
    names: () => [...kept.keys()],
  };
  return { kept, storage };
}

const ask: DraftForm<'beginDate' | 'reason' | 'days'> = { name: 'ask', fields: ['beginDate', 'reason', 'days'] };
const noon = Date.UTC(2026, 10, 24, 12);

/** A page of a browser that starts now, with somebody signed in. */
function page({ storage, account = 'ayse', at = noon }: { storage?: DraftStorage; account?: string; at?: number }) {
  const drafts = new Drafts(storage, () => at);
  drafts.begin(account);
  return drafts;
}

/** What a browser keeps after somebody has typed. */
function typed(values: Record<string, unknown> = { reason: 'wedding' }, of: DraftForm = ask) {
  const { kept, storage } = memory();
  const drafts = page({ storage });
  drafts.of(of).keep(values);
  return { kept, storage, drafts };
}

describe('a draft', () => {
  it('is there again for its account after a reload', () => {
    const { storage } = typed({ beginDate: '2026-12-01', reason: 'wedding' });
    expect(page({ storage }).of(ask).read()).toEqual({
      at: noon,
      values: { beginDate: '2026-12-01', reason: 'wedding' },
      isPartial: false,
    });
  });

  it('says which revision was seen', () => {
    const { storage, drafts } = typed();
    drafts.of({ ...ask, record: '7' }).keep({ reason: 'x' }, { seen: 12 });
    expect(
      page({ storage })
        .of({ ...ask, record: '7' })
        .read()?.seen,
    ).toBe(12);
  });

  it('belongs to its form and its record', () => {
    const { drafts } = typed();
    expect(drafts.of({ ...ask, record: '7' }).read()).toBeUndefined();
    expect(drafts.of({ ...ask, name: 'detail' }).read()).toBeUndefined();
  });

  it('is seen by no other account on the device', () => {
    const { storage } = typed();
    expect(page({ storage, account: 'murat' }).of(ask).read()).toBeUndefined();
  });

  it('is not kept for another account that signs in while its form is open', () => {
    const { kept, drafts } = typed({});
    const form = drafts.of(ask);
    drafts.begin('murat');
    form.keep({ reason: 'wedding' });
    expect([[...kept], form.read()]).toEqual([[], undefined]);
  });

  it.each([
    ['a minute before', draftMs - 60_000, true],
    ['at the end of', draftMs, false],
    ['a minute after', draftMs + 60_000, false],
  ])('lasts 24 hours: %s', (_when, age, isThere) => {
    const { kept, storage } = typed();
    expect(
      page({ storage, at: noon + age })
        .of(ask)
        .read() !== undefined,
    ).toBe(isThere);
    expect(kept.size).toBe(isThere ? 1 : 0);
  });

  it('that is older goes when anybody signs in on the device', () => {
    const { kept, storage } = typed();
    page({ storage, account: 'murat', at: noon + draftMs });
    expect([...kept]).toEqual([]);
  });

  it('of a clock that was set back is over, too', () => {
    const { storage } = typed();
    expect(
      page({ storage, at: noon - draftMs })
        .of(ask)
        .read(),
    ).toBeUndefined();
  });

  it('stays where the session ran out, and is kept on until the next one', () => {
    const { storage, drafts } = typed();
    const form = drafts.of(ask);
    drafts.end('expired');
    form.keep({ reason: 'wedding, of my sister' });
    drafts.begin('ayse');
    expect(drafts.of(ask).read()?.values).toEqual({ reason: 'wedding, of my sister' });
    expect(page({ storage }).of(ask).read()?.values).toEqual({ reason: 'wedding, of my sister' });
  });

  it.each(['logout', 'elsewhere'] as const)('ends with all others of its account at sign-out: %s', (why) => {
    const { kept, storage, drafts } = typed();
    const form = drafts.of({ ...ask, record: '7' });
    form.keep({ reason: 'x' });
    page({ storage, account: 'murat' }).of(ask).keep({ reason: 'of Murat' });
    drafts.end(why);
    form.keep({ reason: 'typed after it' });
    expect([...kept.keys()]).toEqual(['kadro.draft.murat.ask']);
  });

  it('ends when it is discarded, or nothing is left of it', () => {
    const { kept, drafts } = typed();
    drafts.of(ask).discard();
    expect([...kept]).toEqual([]);
    drafts.of(ask).keep({ reason: 'x' });
    drafts.of(ask).keep({});
    expect([...kept]).toEqual([]);
  });
});

describe('what is kept', () => {
  it('are the named fields alone, and that there was more', () => {
    const { kept, drafts } = typed({ reason: 'wedding', password: 'Secret-1', iban: 'TR33' });
    expect(drafts.of(ask).read()).toMatchObject({ values: { reason: 'wedding' }, isPartial: true });
    expect([...kept.values()].join()).not.toMatch(/Secret|TR33/);
  });

  it('is never a guarded field: named, it is a type error, and left out all the same', () => {
    // @ts-expect-error health data is guarded
    const field: Keepable<'bloodType' | 'phone'> = 'bloodType';
    const { kept, drafts } = typed(
      Object.fromEntries([
        [field, 'A_POSITIVE'],
        ['phone', '12'],
      ]),
      {
        name: 'file',
        fields: [field, 'phone'],
      } as DraftForm,
    );
    expect(drafts.of({ name: 'file', fields: ['phone'] }).read()?.values).toEqual({ phone: '12' });
    expect([...kept.values()].join()).not.toContain('A_POSITIVE');
  });

  it.each([
    ['a file', new File(['x'], 'note.pdf')],
    ['a list with a file', [new File(['x'], 'note.pdf')]],
    ['bytes', new Uint8Array([1])],
    ['a blob in an object', { picture: new Blob(['x']) }],
  ])('is never %s', (_what, value) => {
    const { kept } = typed({ reason: value });
    expect([...kept]).toEqual([]);
  });

  it('is nothing where no field may be kept', () => {
    const { kept } = typed({ reason: 'wedding' }, { name: 'ask', fields: [] });
    expect([...kept]).toEqual([]);
  });

  it('of a later build with fewer fields are those that it still names', () => {
    const { storage } = typed({ beginDate: '2026-12-01', reason: 'wedding' });
    const later: DraftForm = { name: 'ask', fields: ['beginDate'] };
    expect(page({ storage }).of(later).read()?.values).toEqual({ beginDate: '2026-12-01' });
  });
});

describe('a storage', () => {
  const refuse = (): never => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  const broken: [string, DraftStorage | undefined][] = [
    ['that is full', { ...memory().storage, setItem: refuse }],
    ['that is forbidden', { getItem: refuse, setItem: refuse, removeItem: refuse, names: refuse }],
    ['that is not there', undefined],
  ];
  it.each(broken)('%s keeps nothing and breaks nothing', (_what, storage) => {
    const drafts = page({ storage });
    const form = drafts.of(ask);
    form.keep({ reason: 'wedding' });
    expect(form.read()).toBeUndefined();
    form.discard();
    drafts.end('logout');
  });

  it.each<[string, string]>([
    ['no JSON', '{'],
    ['no draft', '{"at":"yesterday"}'],
    ['a draft without values', JSON.stringify({ at: noon, isPartial: false } satisfies Partial<Draft>)],
  ])('with %s under the name of a draft is cleared of it', (_what, text) => {
    const { kept, storage } = memory();
    kept.set('kadro.draft.ayse.ask', text);
    expect([page({ storage }).of(ask).read(), [...kept]]).toEqual([undefined, []]);
  });

  it('keeps what is not a draft', () => {
    const { kept, drafts } = typed();
    kept.set('kadro.token', 't');
    drafts.end('logout');
    expect([...kept.keys()]).toEqual(['kadro.token']);
  });
});
