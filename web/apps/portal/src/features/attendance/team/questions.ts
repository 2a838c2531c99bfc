import { type Api } from '@kadro/api';
import { usePortal, useUser } from '../../../core/context.tsx';
import { answered, type Question, questionOf } from '../../../core/questions.ts';
import { type Read, useRead } from '../../../core/use-read.ts';
import {
  MayAssignDocument,
  ShiftsToPlanDocument,
  type ShiftsToPlanQuery,
  TeamDaysDocument,
  type TeamDaysQuery,
} from '../../../generated/graphql.ts';

export type TeamDay = NonNullable<TeamDaysQuery['timesheets']>['items'][number];
export type PlannableShift = NonNullable<ShiftsToPlanQuery['shifts']>['items'][number];

/** Whether the signed-in person may assign shifts; the server decides it anew for each person. */
export function useMayAssign(): Read<boolean> {
  const { api } = usePortal();
  const { id, admin, restrictedAdmin, superAdmin } = useUser();
  const isAdmin = admin || restrictedAdmin || superAdmin;
  return useRead(
    questionOf(
      api,
      MayAssignDocument,
      { id },
      (data, errors) => isAdmin || answered(data.employee, errors).permission?.assignShift === true,
      { isNeutral: true },
    ),
  );
}

const daysQuestion = (api: Api, ids: readonly string[], from: string, to: string): Question<TeamDay[]> =>
  questionOf(
    api,
    TeamDaysDocument,
    { ids: [...ids], from, to },
    (data, errors) => answered(data.timesheets, errors).items,
  );

/** The days of up to fourteen people over a week. */
export function useTeamDays(ids: readonly string[], from: string, to: string): Read<TeamDay[]> {
  const { api } = usePortal();
  return useRead(daysQuestion(api, ids, from, to));
}

export function useShiftsToPlan(): Read<PlannableShift[]> {
  const { api } = usePortal();
  return useRead(questionOf(api, ShiftsToPlanDocument, {}, (data, errors) => answered(data.shifts, errors).items));
}
