import { usePortal, useUser } from '../../../../core/context.tsx';
import { type Read, useRead } from '../../../../core/use-read.ts';
import { type Rows } from '../../../../requests/types.ts';
import { type DayRecord } from '../../data/types.ts';
import {
  dayQuestion,
  ownRequestsQuestion,
  type OwnQuery,
  requestQuestion,
  typesQuestion,
  yearQuestion,
} from './questions.ts';
import { type OvertimeRequest, type OvertimeRow, type OvertimeType, type OvertimeYear } from './types.ts';

export function useOwnRequests(query: OwnQuery): Read<Rows<OvertimeRow>> {
  const { api } = usePortal();
  const { id } = useUser();
  return useRead(ownRequestsQuestion(api, id, query));
}

/** A request in detail; null when the reader may see none. */
export function useOvertimeRequest(id: string | undefined): Read<OvertimeRequest | null> {
  const { api } = usePortal();
  return useRead(id === undefined ? null : requestQuestion(api, id));
}

export function useOvertimeTypes(): Read<OvertimeType[]> {
  const { api } = usePortal();
  return useRead(typesQuestion(api));
}

/** The year of a request, or the own one of a date. */
export function useOvertimeYear(of: { requestId: string } | { date: string } | null): Read<OvertimeYear | null> {
  const { api } = usePortal();
  return useRead(of && yearQuestion(api, of));
}

/** The record of a person's date; null where there is none that the reader may see. */
export function useDayOf(employeeId: string, date: string | null): Read<DayRecord | null> {
  const { api } = usePortal();
  return useRead(date === null ? null : dayQuestion(api, employeeId, date));
}
