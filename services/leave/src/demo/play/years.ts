import { derivedId, perform, performUpload, Refused } from '@kadro/chassis';
import { Rejection } from '@kadro/kernel';
import { type LeaveRequestRow } from '../../account/rows/requests/fields.ts';
import { leaveRequests } from '../../account/rows/requests/model.ts';
import { type Company, type Person, personIn, principalOf, scopeOf, type Stage } from '../company.ts';
import { type Act, phrase, type Story } from '../stories/request.ts';
import { typeId } from '../types/create.ts';
import { pdfOf, pngOf } from './papers.ts';

class DemoRequest {
  private readonly stage: Stage;
  private readonly company: Company;
  private readonly person: Person;
  private readonly story: Story;
  private readonly id: string;
  /** After a refusal the remaining acts are skipped. */
  private isOver = false;

  constructor(stage: Stage, company: Company, person: Person, story: Story, n: number) {
    this.stage = stage;
    this.company = company;
    this.person = person;
    this.story = story;
    this.id = derivedId('demo', 'leaveRequest', person.id, String(n));
  }

  /** Resolves with the reason of a refusal. */
  async act(act: Act, n: number): Promise<string | null> {
    if (this.isOver) return null;
    try {
      await this.stage.during(act.at, () => this.take(act, `demo/${this.id}/${n}`));
      return null;
    } catch (refused) {
      if (!(refused instanceof Refused || refused instanceof Rejection)) throw refused;
      this.isOver = true;
      return `${this.person.number} ${this.story.type} ${this.story.beginDate} ${act.does}: ${refused.name}`;
    }
  }

  private async take(act: Act, key: string): Promise<void> {
    if (act.does === 'ASK') return this.ask(key);
    if (act.does === 'CANCEL') return this.cancel(act, key);
    if (act.does === 'ANSWER')
      return this.send(this.person, 'GiveLeaveDetail', { note: phrase(this.person.language, 'answer', act.n) }, key);
    const row = await this.row();
    const asked = row?.waitingFor[0];
    if (!asked || row.status !== 'PENDING') return undefined;
    const approver = personIn(this.company, asked);
    if (act.does === 'ASK_DETAIL')
      return this.send(approver, 'AskLeaveDetail', { note: phrase(approver.language, 'ask', act.n) }, key);
    const note = act.n === null ? {} : { note: phrase(approver.language, act.approved ? 'approve' : 'deny', act.n) };
    return this.send(approver, 'ProcessLeaveRequest', { approved: act.approved, ...note }, key);
  }

  private async ask(key: string): Promise<void> {
    const {
      person,
      story: { type, beginDate, endDate, duration, period, beginTime, endTime, reason, paper },
    } = this;
    const occasion = type === 'excuse' || type === 'unpaid' || type === 'duty' ? type : 'annual';
    const documents = paper ? [await this.upload(paper, key)] : undefined;
    const body = {
      id: this.id,
      leaveTypeId: typeId(this.company, type),
      duration,
      beginDate,
      endDate,
      period,
      beginTime,
      endTime,
      documents,
      ...(reason === null ? {} : { reason: phrase(person.language, occasion, reason) }),
    };
    await perform(
      this.stage.runtime,
      principalOf(this.company, person),
      'RequestLeave',
      {},
      JSON.parse(JSON.stringify(body)) as object,
      key,
    );
  }

  private async cancel({ n, from }: Extract<Act, { does: 'CANCEL' }>, key: string): Promise<void> {
    if ((await this.row())?.status !== 'APPROVED') return;
    await this.send(
      this.person,
      'CancelLeaveRequest',
      { reason: phrase(this.person.language, from ? 'partly' : 'cancel', n), ...(from ? { from } : {}) },
      key,
    );
  }

  private async upload(paper: 'PDF' | 'PNG', key: string): Promise<string> {
    const { type, beginDate, endDate } = this.story;
    const title = phrase(this.person.language, 'paper', type === 'marriage' ? 1 : type === 'maternity' ? 2 : 0);
    const bytes =
      paper === 'PDF' ? pdfOf([title, `${beginDate} - ${endDate}`, this.id]) : pngOf(Number(this.person.number));
    return performUpload(
      this.stage.runtime,
      principalOf(this.company, this.person),
      { name: `${title}.${paper.toLowerCase()}`, bytes },
      `${key}/paper`,
    );
  }

  private async send(by: Person, name: string, body: object, key: string): Promise<void> {
    await perform(this.stage.runtime, principalOf(this.company, by), name, { id: this.id }, body, key);
  }

  private row(): Promise<LeaveRequestRow | null> {
    return scopeOf(this.stage.runtime, this.company).row<LeaveRequestRow>(leaveRequests, this.id);
  }
}

/** A person's acts in order of time; `playTo` may be called again with later instants. */
export class Years {
  private readonly acts: { act: Act; n: number; of: DemoRequest }[];
  readonly refused: string[] = [];

  constructor(stage: Stage, company: Company, person: Person, stories: readonly Story[]) {
    const requests = stories.map((story, n) => ({ story, of: new DemoRequest(stage, company, person, story, n) }));
    this.acts = requests
      .flatMap(({ story, of }) => story.acts.map((act, n) => ({ act, n, of })))
      .sort((a, b) => Temporal.Instant.compare(a.act.at, b.act.at));
  }

  async playTo(until: Temporal.Instant): Promise<void> {
    while (this.acts[0] && Temporal.Instant.compare(this.acts[0].act.at, until) < 0) {
      const { act, n, of } = this.acts.shift()!;
      const why = await of.act(act, n);
      if (why) this.refused.push(why);
    }
  }
}
