import { useMemo } from 'react';
import { useSession } from '../api.ts';
import { rightsOf, type Rights } from './rights.ts';

export function useRights(): Rights {
  const user = useSession();
  return useMemo(() => rightsOf(user), [user]);
}
