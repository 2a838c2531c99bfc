import { usePortal } from '../core/context.tsx';
import { useRead, type Read } from '../core/use-read.ts';
import { teamQuestion } from './prefetch.ts';
import { type Team } from './types.ts';

export function useTeam(): Read<Team> {
  const { api } = usePortal();
  return useRead(teamQuestion(api));
}
