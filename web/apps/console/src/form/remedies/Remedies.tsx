import { type ApiError } from '@kadro/api';
import { createContext, Suspense, useCallback, useContext, useState, type ReactNode } from 'react';
import { useFeatures } from '../../manifest/context.ts';

/** What a command is sent again with; null = the refusal stands. */
type Given = Readonly<Record<string, unknown>> | null;

interface Asked {
  error: ApiError;
  records?: number;
  settle: (given: Given) => void;
}

type Ask = (error: ApiError, records?: number) => Promise<Given>;

const Remedy = createContext<Ask>(() => Promise.resolve(null));

/** Asks for what a refused command lacks, where a feature knows what that is; `records` = how many of several were. */
export const useRemedy = () => useContext(Remedy);

/** Shows the dialog of the refusal, over whatever has sent the command. */
export function Remedies({ children }: { children: ReactNode }) {
  const features = useFeatures();
  const [asked, setAsked] = useState<Asked>();
  const ask = useCallback<Ask>(
    async (error, records) => {
      if (!features.some(({ remedies }) => remedies?.[error.name])) return null;
      return new Promise<Given>((resolve) => {
        const settle = (given: Given): void => {
          setAsked(undefined);
          resolve(given);
        };
        setAsked({ error, records, settle });
      });
    },
    [features],
  );
  return (
    <Remedy value={ask}>
      {children}
      <Suspense>
        {asked &&
          features.map(({ name, remedies }) => {
            const One = remedies?.[asked.error.name];
            return (
              One && (
                <One
                  key={name}
                  error={asked.error}
                  records={asked.records}
                  onGive={asked.settle}
                  onClose={() => asked.settle(null)}
                />
              )
            );
          })}
      </Suspense>
    </Remedy>
  );
}
