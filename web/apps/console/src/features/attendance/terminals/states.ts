import { useGetList } from 'react-admin';
import { TerminalStatesDocument, type TerminalStatesQuery } from '../../../generated/graphql.ts';
import { asked, type Resource } from '../../../server/resource.ts';

type TerminalState = NonNullable<TerminalStatesQuery['terminalStates']>[number] & { id: string };

/** A resource of its own, so that what devices said is read again without their records. */
export const terminalStates: Resource = {
  list: () =>
    asked(TerminalStatesDocument, {}, ({ terminalStates: states }) => {
      const data = (states ?? []).map((state) => ({ ...state, id: state.terminalId }));
      return { data, total: data.length };
    }),
};

const pollMs = 20_000;

const none: readonly TerminalState[] = [];

/** What is known of the devices of terminals; none until it is read. */
export function useTerminalStates(): readonly TerminalState[] {
  return useGetList<TerminalState>('terminal-states', undefined, { refetchInterval: pollMs }).data ?? none;
}

/** What is known of the device of a terminal; undefined until it is read. */
export const useTerminalState = (id: string): TerminalState | undefined =>
  useTerminalStates().find(({ terminalId }) => terminalId === id);
