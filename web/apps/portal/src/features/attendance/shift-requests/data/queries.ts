import { usePortal, useUser } from '../../../../core/context.tsx';
import { type Read, useRead } from '../../../../core/use-read.ts';
import { type Rows } from '../../../../requests/types.ts';
import {
  allShiftsQuestion,
  correctionQuestion,
  ownCorrectionsQuestion,
  ownShiftRequestsQuestion,
  shiftRequestQuestion,
} from './questions.ts';
import { type Correction, type Shift, type ShiftRequest } from './types.ts';

export function useOwnCorrections(date?: string): Read<Rows<Correction>> {
  const { api } = usePortal();
  const { id } = useUser();
  return useRead(ownCorrectionsQuestion(api, id, date));
}

export function useOwnShiftRequests(): Read<Rows<ShiftRequest>> {
  const { api } = usePortal();
  const { id } = useUser();
  return useRead(ownShiftRequestsQuestion(api, id));
}

/** null when the reader may see none. */
export function useCorrection(id: string | undefined): Read<Correction | null> {
  const { api } = usePortal();
  return useRead(id === undefined ? null : correctionQuestion(api, id));
}

export function useShiftRequest(id: string | undefined): Read<ShiftRequest | null> {
  const { api } = usePortal();
  return useRead(id === undefined ? null : shiftRequestQuestion(api, id));
}

export function useAllShifts(): Read<Shift[]> {
  const { api } = usePortal();
  return useRead(allShiftsQuestion(api));
}
