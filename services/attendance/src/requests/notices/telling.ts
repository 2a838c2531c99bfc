import {
  type CommandScope,
  derivedId,
  isNews,
  type Job,
  type Reaction,
  type ReadModel,
  type ReceivedMessage,
} from '@kadro/chassis';
import { approval, filledText, type Language, type Reader, type TextValue } from '@kadro/kernel';
import { z } from 'zod';
import { sendNotice } from '../../notices/send.ts';
import { nameOf, people, type PersonRow } from '../../replicas/people.ts';

export const noticeNames = ['asked', 'approved', 'denied', 'detailAsked', 'cancelled'] as const;

export type NoticeName = (typeof noticeNames)[number];

/** Placeholders stand apart from other words, as no language inflects them. */
export type NoticeTexts = Readonly<
  Record<Language, Readonly<Record<NoticeName, Readonly<{ title: string; body: string }>>>>
>;

interface Row {
  id: string;
  employeeId: string;
  namedIds: string[];
  approvalHistory: { note: string | null }[];
}

interface Kind<R extends Row> {
  /** Its events are called by it. */
  noun: string;
  /** Of templates. */
  template: string;
  model: ReadModel<R>;
  /** By which it is asked, or asked again, beside `<noun>Requested`. */
  alsoAskedBy?: readonly string[];
  /** Whether a person wants to be told. */
  wants: (person: PersonRow) => boolean;
  path: (notice: NoticeName, id: string) => string;
  texts: NoticeTexts;
  /** For the placeholders of a text, beside person and note. */
  values: (row: R) => Record<string, TextValue>;
}

const jobData = z.object({
  event: z.string(),
  request: z.string(),
  notice: z.enum(noticeNames),
  person: z.string(),
});

const acts = ['Requested', 'StepApproved', 'Approved', 'Denied', 'DetailAsked', 'DetailGiven', 'Cancelled'];

/** A changed reason asks nobody anew. */
const asksAgain = ({ name, data }: ReceivedMessage): boolean => !name.endsWith('Changed') || data.restarted === true;

/** People are told of what happens to requests of a kind: one job per notice; jobs carry ids, no personal data. */
export class Telling<R extends Row> {
  private readonly kind: Kind<R>;

  constructor(kind: Kind<R>) {
    this.kind = kind;
  }

  get reaction(): Reaction {
    const { noun, alsoAskedBy = [] } = this.kind;
    return {
      name: `tellOf${noun}`,
      from: 'attendance',
      on: [...[...acts, 'ApproverReplaced'].map((act) => `${noun}${act}`), ...alsoAskedBy],
      react: async (message, scope) => {
        if (!asksAgain(message) || !(await isNews(message, scope))) return;
        const { notice, to } = await this.announcementOf(message, scope);
        for (const person of to)
          await scope.jobs.add({
            id: derivedId(message.id, person),
            name: `attendance.notify${noun}`,
            organization: message.organization,
            data: { event: message.id, request: message.data.id, notice, person },
          });
      },
    };
  }

  get job(): { name: string; run: (job: Job, scope: CommandScope) => Promise<void>; atOnce: number } {
    return { name: `notify${this.kind.noun}`, run: (...run) => this.notify(...run), atOnce: 50 };
  }

  private async announcementOf(
    { name, data, stream }: ReceivedMessage,
    scope: CommandScope,
  ): Promise<{ notice: NoticeName; to: readonly string[] }> {
    const { noun, model } = this.kind;
    const requester = stream.slice(stream.indexOf('_') + 1);
    if (name === `${noun}Approved`) return { notice: 'approved', to: [requester] };
    if (name === `${noun}Denied`) return { notice: 'denied', to: [requester] };
    if (name === `${noun}DetailAsked`) return { notice: 'detailAsked', to: [requester] };
    if (name === `${noun}ApproverReplaced`) return { notice: 'asked', to: data.asked };
    if (name !== `${noun}Cancelled`) return { notice: 'asked', to: approval.askedNow(data.steps) };
    const row = await scope.row<R>(model, data.id);
    const all = [...new Set([...(row?.namedIds ?? []), requester])];
    return { notice: 'cancelled', to: all.filter((one) => one !== data.by) };
  }

  private async notify(job: Job, scope: CommandScope): Promise<void> {
    const { model, wants, template, path } = this.kind;
    const { event, request, notice, person } = jobData.parse(job.data);
    const row = await scope.row<R>(model, request);
    const reader = await scope.row<PersonRow>(people.model, person);
    if (!row || !reader || !wants(reader) || reader.status !== 'ACTIVE') return;
    const requester = await scope.row<PersonRow>(people.model, row.employeeId);
    await sendNotice(scope, reader, {
      event,
      template: `${template}.${notice}`,
      path: path(notice, request),
      about: [row.employeeId],
      textsOf: (whom) => this.textsOf(row, requester, notice, whom),
    });
  }

  private textsOf(row: R, requester: PersonRow | null, notice: NoticeName, reader: Reader) {
    const { texts, values } = this.kind;
    const note = row.approvalHistory.at(-1)?.note || undefined;
    const { title, body } = texts[reader.language][notice];
    const text = filledText(body, reader, {
      person: requester ? nameOf(requester) : '',
      note,
      ...values(row),
    });
    // a sentence alone has no full stop, as others have none
    return { title, body: note ? text : text.replace(/\.$/, '') };
  }
}
