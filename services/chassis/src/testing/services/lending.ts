import { z } from 'zod';
import { decider, event } from '../../declare/streams/decider.ts';
import { derivedModel, touching } from '../../declare/models/derived-model.ts';
import { personal } from '../../declare/streams/personal.ts';
import { defineService } from '../../declare/service.ts';
import { smallService } from './small-service.ts';

const text = z.string();

export const member = decider({
  name: 'member',
  initial: { name: null as string | null | undefined },
  events: { MemberNamed: event(1, z.object({ name: personal('identity', text.nullish()) })) },
  evolve: { MemberNamed: (_state, { name }) => ({ name }) },
});

/** A member's card: what was lent when, `on` a day. */
export const card = decider({
  name: 'card',
  initial: {},
  events: { LoanMade: event(1, z.object({ on: text })), LoanCancelled: event(1, z.object({ on: text })) },
  evolve: { LoanMade: () => ({}), LoanCancelled: () => ({}) },
});

/** What a loan costs, one stream per month. */
export const tariff = decider({
  name: 'tariff',
  initial: { cents: 0 },
  events: { TariffSet: event(1, z.object({ cents: z.int() })) },
  evolve: { TariffSet: (_state, { cents }) => ({ cents }) },
});

const monthOf = (on: string): string => on.slice(0, 7);
const ofLoan = ({ id, data: { on } }: { id: string; data: { on: string } }) => [`${id}~${monthOf(on)}`];

/** A member's loans in a month and what they cost: facts of three kinds of streams. */
export const loanMonths = derivedModel({
  name: 'loanMonths',
  row: 'LoanMonth',
  version: 1,
  schema: z.object({ id: text, member: text, name: text.nullable(), month: text, loans: z.int(), cents: z.int() }),
  indexes: { member: { path: 'member' }, month: { path: 'month' }, cents: { path: 'cents', type: 'number' } },
  reach: { own: 'member' },
  access: ['own', 'all'],
  keys: [
    touching(card, { LoanMade: ofLoan, LoanCancelled: ofLoan }),
    touching(member, { MemberNamed: ({ id }) => ({ where: [{ index: 'member', eq: id }] }) }),
    touching(tariff, { TariffSet: ({ id }) => ({ where: [{ index: 'month', eq: id }] }) }),
  ],
  facts: async (key, source) => {
    const [id = '', month = ''] = key.split('~');
    const loans = (await source.events(card, id)).filter(({ data }) => monthOf(String(data.on)) === month);
    const { name } = await source.cleared(member, id);
    return { id, month, name: name ?? null, loans, cents: (await source.state(tariff, month)).cents };
  },
  derive: ({ id, month, name, loans: events, cents }) => {
    const loans = events.reduce((sum, one) => sum + (one.name === 'LoanMade' ? 1 : -1), 0);
    return loans > 0 ? { member: id, name, month, loans, cents: loans * cents } : null;
  },
});

export const lending = defineService({
  ...smallService,
  name: 'lending',
  deciders: [member, card, tariff],
  commands: [],
  readModels: [loanMonths],
  reservations: {},
});
