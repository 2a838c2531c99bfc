import { ApiError } from '@kadro/api';
import { useT } from '@kadro/i18n';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { problemsOf, type Values } from '../../../form/changes.ts';
import { refusalText } from '../../../form/use-command.ts';
import { type KadroDataProvider } from '../../../server/data-provider.ts';
import { type Page, type PersonChange } from './model.ts';

export interface Found extends Page {
  people: readonly PersonChange[];
}

interface Run {
  found?: Found;
  problem?: string;
  isRunning: boolean;
}

type Ask = (body: Values) => Promise<Page>;

/** Page after page, until `isWanted` no more. */
async function allPages(ask: Ask, body: Values, isWanted: () => boolean, show: (found: Found) => void): Promise<void> {
  const people: PersonChange[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null && isWanted()) {
    const page: Page = await ask({ ...body, ...(cursor && { cursor }) });
    people.push(...page.people);
    cursor = page.cursor;
    if (isWanted()) show({ ...page, people: [...people] });
  }
}

/** What is there so far is shown; a later draft ends an earlier one. */
export function useTryOut(path: string) {
  const provider = useDataProvider<KadroDataProvider>();
  const t = useT();
  const [run, setRun] = useState<Run>({ isRunning: false });
  const current = useRef<symbol>(undefined);
  useEffect(() => () => void (current.current = undefined), []);
  const stop = () => {
    current.current = undefined;
    setRun((before) => ({ ...before, isRunning: false }));
  };
  const ask: Ask = (body) => {
    const key = crypto.randomUUID();
    return provider.command<Page>({
      service: 'attendance',
      method: 'POST',
      path: `${path}/try-out`,
      body,
      key,
      silent: true,
    });
  };
  const tryOut = (body: Values): void => {
    const own = Symbol(path);
    const show = (found: Found) => setRun({ found, isRunning: found.cursor !== null });
    current.current = own;
    setRun({ isRunning: true });
    allPages(ask, body, () => current.current === own, show).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      const [first] = problemsOf(error.fields, []);
      setRun({ isRunning: false, problem: first?.text ?? refusalText(error, t) });
    });
  };
  return { ...run, tryOut, stop };
}
