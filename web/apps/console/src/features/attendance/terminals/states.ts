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

/** What is known of the device of a terminal; undefined until it is read. */
export function useTerminalState(id: string): TerminalState | undefined {
  const { data } = useGetList<TerminalState>('terminal-states', undefined, { refetchInterval: pollMs });
  return data?.find(({ terminalId }) => terminalId === id);
}
