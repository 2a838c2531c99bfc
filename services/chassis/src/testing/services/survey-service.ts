import { z } from 'zod';
import { command } from '../../declare/command.ts';
import { decider, event } from '../../declare/streams/decider.ts';
import { readModel } from '../../declare/models/read-model.ts';
import { Refused } from '../../declare/refusal.ts';
import { defineService } from '../../declare/service.ts';
import { anonymousCommand, anonymousPart } from '../../privacy/anonymous/index.ts';
import { byName, domain } from './storing-service.ts';

/** So many answers of a survey are appended together. */
export const threshold = 4;

const survey = decider({
  name: 'survey',
  initial: {},
  events: { SurveyOpened: event(1, z.object({ title: z.string() })), SurveyClosed: event(1, z.object({})) },
  evolve: { SurveyOpened: (state) => state, SurveyClosed: (state) => state },
});

export const surveyAnswers = decider({
  name: 'surveyAnswers',
  initial: {},
  events: { AnswerGiven: event(1, z.object({ text: z.string() })) },
  evolve: { AnswerGiven: (state) => state },
});

export const participation = decider({
  name: 'participation',
  initial: { hasAnswered: false },
  events: { SurveyCompleted: event(1, z.object({ survey: z.string() })) },
  evolve: { SurveyCompleted: () => ({ hasAnswered: true }) },
});

interface SurveyRow {
  id: string;
  title: string;
  isOpen: boolean;
}

const surveys = readModel(survey).rows<SurveyRow>({
  name: 'surveys',
  row: 'Survey',
  version: 1,
  schema: z.object({ id: z.string(), title: z.string(), isOpen: z.boolean() }),
  indexes: {},
  reach: {},
  access: ['all'],
  project: {
    SurveyOpened: (_row, { data }) => ({ ...data, isOpen: true }),
    SurveyClosed: (row) => row && { ...row, isOpen: false },
  },
});

export const answers = readModel(surveyAnswers).rows<{ id: string; survey: string; text: string }>({
  name: 'answers',
  row: 'Answer',
  version: 1,
  schema: z.object({ id: z.string(), survey: z.string(), text: z.string() }),
  indexes: { survey: { path: 'survey' } },
  reach: {},
  access: ['all'],
  keys: ({ event: id }) => [id],
  project: { AnswerGiven: (_row, { data, id }) => ({ ...data, survey: id }) },
});

const anybody = { who: 'member' } as const;

/** Answering, until one of these events says that it is over. */
export const answering = (endsWith: readonly string[]) =>
  anonymousCommand({
    name: 'AnswerSurvey',
    method: 'POST',
    path: 'surveys/{id}/answers',
    summary: 'Answers a survey; nobody learns who said what',
    access: anybody,
    on: surveys,
    input: z.strictObject({ text: z.string().min(1).max(2_000) }),
    example: { text: 'Well' },
    anonymous: { stream: surveyAnswers, threshold },
    endsWith,
    completion: {
      decider: participation,
      at: ({ principal }, { id }) => `${id}.${principal.account}`,
      decide: ({ hasAnswered }, { id, isOpen }) => {
        if (hasAnswered) throw new Refused('same_record_exist');
        if (!isOpen) throw new Refused('forbidden');
        return [{ type: 'SurveyCompleted', data: { survey: id } }];
      },
    },
    decide: ({ text }) => ({ type: 'AnswerGiven', data: { text } }),
  });

const commands = [
  command(survey, {
    name: 'OpenSurvey',
    method: 'POST',
    path: 'surveys',
    summary: 'Opens a survey',
    access: anybody,
    target: { creates: true },
    input: z.strictObject({ title: z.string() }),
    example: { title: 'Lunch' },
    decide: (_state, data) => [{ type: 'SurveyOpened', data }],
  }),
  command(survey, {
    name: 'CloseSurvey',
    method: 'POST',
    path: 'surveys/{id}/close',
    summary: 'Closes a survey',
    access: anybody,
    target: { on: surveys },
    input: z.strictObject({}),
    example: {},
    decide: () => [{ type: 'SurveyClosed', data: {} }],
  }),
];

export const surveyService = defineService({
  name: 'surveying',
  domain,
  deciders: [survey, surveyAnswers, participation],
  readModels: [surveys, answers],
  commands,
  parts: [anonymousPart([answering(['SurveyClosed'])])],
  authenticator: () => byName,
});
