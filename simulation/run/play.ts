import { type Appends } from '../faults/appends.ts';
import { everyService } from '../laws/every-service.ts';
import { ofIdentity } from '../laws/identity.ts';
import { ofAttendance } from '../laws/attendance.ts';
import { ofLeave } from '../laws/leave.ts';
import { type Law } from '../laws/law.ts';
import { type Act, type Asked, type Company, type Plan, type Wish } from '../people/act.ts';
import { attempts, wishes as ofPeople } from '../people/identity.ts';
import { wishes as ofTheirTime } from '../people/attendance.ts';
import { wishes as ofTheirLeave } from '../people/leave.ts';
import { mistakes } from '../people/mistakes.ts';
import { Person } from '../people/person.ts';
import { planSignIn } from '../people/signing-in.ts';
import { Chance } from '../world/chance.ts';
import { type Installation } from '../world/installation.ts';
import { GrowingLog } from '../world/log.ts';
import { type Machine } from '../world/machine.ts';
import { type Notes } from '../world/notes.ts';
import { Crash } from '../world/scheduler.ts';
import { Calendar } from './calendar.ts';
import { send } from './desk.ts';
import { Trouble } from './trouble.ts';

export interface PlayOptions {
  seed: number;
  people: number;
  /** One act in so many meets a fault; 0 = none. */
  faultsOneIn: number;
  /** Ends after this act. */
  until: number;
  onAct?: (act: Act) => void;
  line?: (line: string) => void;
}

export interface Broken {
  law: string;
  act: Act;
  differences: string[];
  last: Act[];
}

interface Stage {
  machine: Machine;
  installation: Installation;
  notes: Notes;
  appends: Appends;
}

const wishes = [...ofPeople, ...ofTheirLeave, ...ofTheirTime];
const keptActs = 20;
/** The first super admin comes in without a fault. */
const calmActs = 3;
/** Somebody comes to a screen so often in a day of work, and does so much there. */
const sittingsPerPersonAndDay = 0.4;
const leastSittings = 8;
const mostActs = 12;
const mostPauseMs = 8_000;
const hourMs = 3_600_000;

const beforeAll: Act = {
  n: 0,
  at: '',
  who: 'nobody',
  wish: 'nothing yet',
  correlation: '',
  asked: { method: 'GET', path: '/' },
  answer: null,
  faults: [],
};

/** A company at work: its people act, things go wrong, and laws are looked at. */
export class Play implements Company {
  readonly chance: Chance;
  readonly people: Person[] = [];
  readonly log: GrowingLog;
  readonly counts = { acts: 0, fine: 0, refused: 0, lost: 0, laws: 0 };
  readonly wanted: number;
  serial = 0;
  readonly #options: PlayOptions;
  readonly #stage: Stage;
  readonly #laws: Law[];
  readonly #calendar: Calendar;
  readonly #trouble: Trouble;
  readonly #last: Act[] = [];
  readonly #outsider: Person;
  #sitting: { who: Person; left: number };
  #current: Act = beforeAll;

  constructor(
    options: PlayOptions,
    stage: Stage,
    first: { adminId: string; username: string; password: string; zone: string },
  ) {
    this.#options = options;
    this.#stage = stage;
    this.wanted = options.people;
    this.chance = new Chance(options.seed, 'people');
    const { seed, faultsOneIn: oneIn } = options;
    this.#trouble = new Trouble({ seed, oneIn, ...stage.machine, appends: stage.appends });
    this.#calendar = new Calendar(first.zone, new Chance(options.seed, 'calendar'));
    this.#laws = [...everyService(), ...ofIdentity({ id: first.adminId }), ...ofLeave(), ...ofAttendance()];
    this.log = new GrowingLog(options.line);
    const admin = new Person('super admin', { ...first, n: 0 });
    this.people.push(admin);
    this.#sitting = { who: admin, left: mostActs };
    this.#outsider = new Person('outsider', {
      username: 'nobody@else.example',
      password: '',
      n: 9_999,
      isOutsider: true,
    });
  }

  /** How often each fault has struck. */
  get faults(): ReadonlyMap<string, number> {
    return this.#trouble.counts;
  }

  get today(): string {
    return this.#calendar.todayAt(this.#now);
  }

  welcome(id: string, account: { username: string; password: string }): void {
    const n = this.people.findIndex((one) => one.id === id);
    const at = n < 0 ? this.people.length : n;
    const person = new Person(`e${at}`, { ...account, n: at });
    person.id = id;
    this.people[at] = person;
  }

  /** Lets the company work until then. Answers the first law that breaks. */
  async until(end: number): Promise<Broken | undefined> {
    try {
      return await this.#worked(end);
    } catch (thrown) {
      const text = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
      return this.#broken({ name: 'the system goes on' }, this.#current, text.split('\n'));
    }
  }

  async #worked(end: number): Promise<Broken | undefined> {
    for (let month = this.today.slice(0, 7); this.#now < end && this.counts.acts < this.#options.until;) {
      await this.#pass(Math.min(this.#nextAct(), end));
      if (this.#now >= end) break;
      const broken = (await this.#act()) ?? (month === this.today.slice(0, 7) ? undefined : await this.whole());
      if (broken) return broken;
      month = this.today.slice(0, 7);
    }
    return this.whole();
  }

  /** Looks at the laws of the whole. */
  async whole(): Promise<Broken | undefined> {
    this.#trouble.calm();
    await this.#surviving(() => this.#scheduler.settle());
    for (const law of this.#laws) {
      if (!law.ofWhole) continue;
      this.counts.laws++;
      const differences = await this.#scheduler.during(() => law.ofWhole!({ folder: this.#stage.installation.folder }));
      if (differences.length > 0) return this.#broken(law, this.#current, differences);
    }
    return undefined;
  }

  /** Whoever sits at a screen goes on, or somebody else comes. */
  #nextAct(): number {
    if (this.#sitting.left-- > 0) return this.#now + this.chance.between(500, mostPauseMs);
    const who = this.chance.oneIn(25) ? this.#outsider : this.#somebody();
    this.#sitting = { who, left: this.chance.between(1, mostActs) };
    return this.#calendar.nextAct(this.#now, Math.max(leastSittings, this.people.length * sittingsPerPersonAndDay));
  }

  get #now(): number {
    return this.#stage.machine.time.now;
  }

  get #scheduler(): Machine['scheduler'] {
    return this.#stage.machine.scheduler;
  }

  /** Time goes by in leaps, as work by the clock may be late. */
  async #pass(until: number): Promise<void> {
    while (this.#now < until) {
      const leap = this.chance.between(hourMs / 3, 6 * hourMs);
      this.#trouble.comeAtRest();
      await this.#surviving(() => this.#scheduler.passUntil(Math.min(until, this.#now + leap)));
      this.#trouble.calm();
    }
  }

  async #act(): Promise<Broken | undefined> {
    const { who, wish, plan, mistake } = this.#chosen();
    const n = ++this.counts.acts;
    const act: Act = {
      n,
      at: new Date(this.#now).toISOString(),
      who: who.label,
      wish: wish.name,
      mistake,
      correlation: `act-${String(n).padStart(8, '0')}`,
      asked: this.#keyed(plan.asked),
      answer: null,
      faults: [],
    };
    this.#current = act;
    if (act.n > calmActs) this.#trouble.come();
    await this.#surviving(async () => {
      act.answer = await send(this.#stage.installation, this.#scheduler, {
        ...act,
        person: who,
        isOpen: plan.isOpen === true,
      });
    }, true);
    act.faults.push(...this.#trouble.struck());
    this.#trouble.calm();
    this.#heard(who, act, plan);
    this.#options.onAct?.(act);
    if (this.#last.push(act) > keptActs) this.#last.shift();
    return this.#look(act);
  }

  #chosen(): { who: Person; wish: Pick<Wish, 'name'>; plan: Plan; mistake?: string } {
    this.serial++;
    const { who } = this.#sitting;
    for (;;) {
      const first = planSignIn(who, this, this.#now);
      if (first) return { who, wish: { name: 'signs in' }, plan: first };
      const { unanswered } = who;
      who.unanswered = undefined;
      // our apps ask again, with the same key
      if (unanswered && this.chance.oneIn(2))
        return { who, wish: { name: `${unanswered.wish} again` }, plan: unanswered.plan };
      const wish = this.chance.weighted(who.isOutsider ? attempts : wishes);
      const plan = wish.plan(who, this);
      if (!plan) continue;
      const mistake = this.chance.oneIn(10) ? this.chance.weighted(mistakes) : undefined;
      const wrong = mistake?.make(plan.asked, who, this);
      if (!mistake || !wrong) return { who, wish, plan };
      const { key, ...asked } = wrong;
      const headers = key === undefined ? asked.headers : { ...asked.headers, 'idempotency-key': key };
      return { who, wish, mistake: mistake.name, plan: { ...plan, asked: { ...asked, headers }, heard: undefined } };
    }
  }

  /** Those who run the place do more than others. */
  #somebody(): Person {
    const there = this.people.filter(({ isLockedOut }) => !isLockedOut);
    const admins = there.filter(({ isAdmin }) => isAdmin);
    if (there.length === 0) return this.#outsider;
    return admins.length > 0 && this.chance.oneIn(2) ? this.chance.pick(admins) : this.chance.pick(there);
  }

  #keyed(asked: Asked): Asked {
    if (asked.path === '/graphql' || asked.headers?.['idempotency-key']) return asked;
    return { ...asked, headers: { ...asked.headers, 'idempotency-key': this.chance.uuid() } };
  }

  #heard(who: Person, { asked, answer, wish }: Act, plan: Plan): void {
    if (answer && answer.status < 300) plan.heard?.(answer);
    if (answer?.status === 401 && !who.isOutsider) {
      if (asked.path.endsWith('/login')) who.refused();
      who.forgetSession();
    }
    const key = asked.headers?.['idempotency-key'];
    if (key && who.used.push({ key, asked }) > keptActs) who.used.shift();
    const isLost = !answer || answer.status >= 500;
    if (isLost && key && !plan.isOpen) who.unanswered = { wish, plan: { ...plan, asked } };
    if (isLost) this.counts.lost++;
    else if (answer.status < 300) this.counts.fine++;
    else this.counts.refused++;
  }

  /** Does it; where the process ends in it, starts again on what was kept. */
  async #surviving(work: () => Promise<unknown>, isAct = false): Promise<void> {
    try {
      await work();
    } catch (thrown) {
      if (!(thrown instanceof Crash)) throw thrown;
      this.#trouble.crashed(isAct ? 'in an act' : 'at rest');
      await this.#stage.installation.crash();
      await this.#stage.installation.start();
    }
  }

  async #look(act: Act): Promise<Broken | undefined> {
    const events = await this.log.newEvents(this.#stage.installation.running.ports.events);
    const notes = this.#stage.notes.taken();
    for (const law of this.#laws) {
      if (!law.afterAct) continue;
      this.counts.laws++;
      const differences = law.afterAct({ act, events, notes });
      if (differences.length > 0) return this.#broken(law, act, differences);
    }
    return undefined;
  }

  #broken({ name }: Pick<Law, 'name'>, act: Act, differences: string[]): Broken {
    return { law: name, act, differences, last: [...this.#last] };
  }
}
