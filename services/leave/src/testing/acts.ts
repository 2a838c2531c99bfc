import { given as givenStream } from '@kadro/chassis/testing/rules';
import { changeRequest } from '../account/change/rules.ts';
import { decideLeave } from '../account/decide/rules.ts';
import { leaveAccount } from '../account/events.ts';
import { type LeaveInput } from '../account/request/input.ts';
import { requestLeave } from '../account/request/rules.ts';
import { balanceOn } from '../account/shared/balances.ts';
import { toNumber } from '../account/shared/days.ts';
import { type LeaveAccountState } from '../account/state.ts';
import { acting, annual, type Event, factsFor, leave, type Stream } from './builders.ts';

type State = LeaveAccountState;
type MoreFacts = Parameters<typeof factsFor>[1];

export const tenDays = leave('a', '2026-03-02', '2026-03-13');

export const given = (...past: Event[]) => givenStream(leaveAccount, past);

export const balanceAt = ({ state }: Stream, on: string, leaveTypeId: string = annual): number =>
  toNumber(balanceOn(state, leaveTypeId, on));

export const ask =
  (input: LeaveInput, facts: MoreFacts = {}) =>
  (state: State): Event[] =>
    requestLeave(state, input, factsFor(input, facts));

export const change =
  (input: LeaveInput, facts: MoreFacts = {}) =>
  (state: State): Event[] =>
    changeRequest(state, input, factsFor(input, facts));

export const approve =
  (id: string, who = 'm1') =>
  (state: State): Event[] =>
    decideLeave(state, { id, approved: true }, acting(who));

export const deny =
  (id: string, who = 'm1') =>
  (state: State): Event[] =>
    decideLeave(state, { id, approved: false }, acting(who));
