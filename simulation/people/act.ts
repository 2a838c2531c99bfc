import { type Chance } from '../world/chance.ts';
import { type Person } from './person.ts';

/** One request of somebody. */
export interface Asked {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** From the root of the origin. */
  path: string;
  body?: Record<string, unknown>;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: Record<string, unknown>;
}

/** What somebody is about to do. */
export interface Plan {
  asked: Asked;
  /** Whether it is asked without being signed in. */
  isOpen?: boolean;
  /** Takes note of an answer that was expected; of others only the status is known. */
  heard?: (answer: Answer) => void;
}

/** Something that people do now and then. */
export interface Wish {
  name: string;
  /** How often, compared with others. */
  weight: number;
  /** Undefined where it is not his to do, or he does not know enough for it. */
  plan(person: Person, company: Company): Plan | undefined;
}

/** What a person can draw on beyond what screens tell: chance, the calendar, and the slip of paper with a first password. */
export interface Company {
  readonly chance: Chance;
  /** Texts and numbers that nobody has used yet. */
  readonly serial: number;
  /** Today, YYYY-MM-DD, where the people work. */
  readonly today: string;
  readonly people: readonly Person[];
  /** How many people the company wants. */
  readonly wanted: number;
  /** Somebody has been given name and first password. */
  welcome(id: string, account: { username: string; password: string }): void;
}

/** What has happened: an act, and what came of it. */
export interface Act {
  n: number;
  at: string;
  who: string;
  wish: string;
  mistake?: string;
  /** Names the request in the log of events. */
  correlation: string;
  asked: Asked;
  /** Null where the answer was lost. */
  answer: Answer | null;
  /** Faults that struck in the meantime. */
  faults: string[];
}
