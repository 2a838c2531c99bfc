import { useFormat, useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { type Employee } from '../employees/employee.ts';
import { BarButton, SelectionBar, type Selection } from '../table/Selection.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';

/** The server takes so many at once. */
const most = 10_000;
const perPage = 100;
const abreast = 4;

type Everyone = { ids?: readonly string[]; done?: number; choose: () => Promise<void>; clear: () => void };

/** All that match the filter, whatever page is shown; forgotten when the filter changes. */
function useEveryone(total: number): Everyone {
  const t = useT('bulk');
  const say = useToast();
  const provider = useDataProvider();
  const { filterValues } = useListContext();
  const filter = JSON.stringify(filterValues);
  const [chosen, setChosen] = useState<{ filter: string; ids: readonly string[] }>();
  const [done, setDone] = useState<number>();
  const page = async (at: number) => {
    const { data } = await provider.getList<{ id: string }>('employee-ids', { pagination: { page: at, perPage }, filter: filterValues, sort: { field: 'name', order: 'ASC' } });
    setDone((before = 0) => before + data.length);
    return data.map(({ id }) => id);
  };
  const choose = async () => {
    setDone(0);
    try {
      const ids: string[] = [];
      const pages = Array.from({ length: Math.ceil(total / perPage) }, (_, at) => at + 1);
      for (let at = 0; at < pages.length; at += abreast) ids.push(...(await Promise.all(pages.slice(at, at + abreast).map(page))).flat());
      setChosen({ filter, ids: [...new Set(ids)] });
    } catch {
      say({ text: t('choosingFailed') });
    }
    setDone(undefined);
  };
  return { ids: chosen?.filter === filter ? chosen.ids : undefined, done, choose, clear: () => setChosen(undefined) };
}

/** The ink bar of the employees list: how many are chosen, all that match, and what can be done with them. */
export function PeopleBulk({ selection }: { selection: Selection<Employee> }) {
  const t = useT('bulk');
  const { number } = useFormat();
  const { total = 0, meta } = useListContext();
  const everyone = useEveryone(total);
  const [changing, setChanging] = useState<readonly string[]>();
  const isCapped = Boolean((meta as { capped?: boolean } | undefined)?.capped);
  const ids = everyone.ids ?? selection.rows.map(({ id }) => id);
  const clear = () => {
    everyone.clear();
    selection.clear();
  };
  const isWhole = !everyone.ids && selection.rows.length < total;
  return (
    <>
      {ids.length > 0 && (
        <SelectionBar count={ids.length} onClear={clear}>
          <BarButton type="button" data-main="true" disabled={everyone.done !== undefined} onClick={() => setChanging(ids)}>
            {t('button')}
          </BarButton>
          {everyone.done !== undefined && <output>{t('choosing', { done: number(everyone.done), total: number(total) })}</output>}
          {everyone.done === undefined && isWhole && !isCapped && (
            <BarButton type="button" onClick={() => void everyone.choose()}>
              {t('everyone', { total: number(total) })}
            </BarButton>
          )}
          {isWhole && isCapped && <span>{t('tooMany', { max: number(most) })}</span>}
        </SelectionBar>
      )}
      {changing && <ChangeDialog ids={changing} onClose={() => setChanging(undefined)} onDone={clear} />}
    </>
  );
}
