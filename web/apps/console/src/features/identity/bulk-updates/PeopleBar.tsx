import { text, useFormat, useT } from '@kadro/i18n';
import { useToast } from '@kadro/ui';
import { Suspense, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import { useFeatures } from '../../../manifest/context.ts';
import { type PeopleBulk } from '../../../manifest/feature.ts';
import { BarButton, SelectionBar } from '../../../table/selection/Bar.tsx';
import { type Selection } from '../../../table/selection/use-selection.ts';
import { type EmployeeRow } from '../employees/model.ts';
import { ChangeDialog } from './ChangeDialog.tsx';

/** The limit of the server. */
const maxPeople = 10_000;
const perPage = 100;
const concurrency = 4;

type AllMatches = { done?: number; choose: () => Promise<void> };

function useAllMatches(total: number, { chooseMatching }: Selection<EmployeeRow>): AllMatches {
  const t = useT('bulk');
  const toast = useToast();
  const provider = useDataProvider();
  const { filterValues } = useListContext();
  const [done, setDone] = useState<number>();
  const page = async (at: number) => {
    const { data } = await provider.getList<{ id: string }>('employee-ids', {
      pagination: { page: at, perPage },
      filter: filterValues,
      sort: { field: 'name', order: 'ASC' },
    });
    setDone((before = 0) => before + data.length);
    return data.map(({ id }) => id);
  };
  const choose = async () => {
    setDone(0);
    try {
      const ids: string[] = [];
      const pages = Array.from({ length: Math.ceil(total / perPage) }, (_, at) => at + 1);
      for (let at = 0; at < pages.length; at += concurrency)
        ids.push(...(await Promise.all(pages.slice(at, at + concurrency).map(page))).flat());
      chooseMatching(ids);
    } catch {
      toast({ text: t('choosingFailed') });
    }
    setDone(undefined);
  };
  return { done, choose };
}

export function PeopleBulk({ selection }: { selection: Selection<EmployeeRow> }) {
  const t = useT('bulk');
  const { number } = useFormat();
  const { total = 0, meta } = useListContext();
  const matches = useAllMatches(total, selection);
  const [changing, setChanging] = useState<readonly string[]>();
  const [other, setOther] = useState<PeopleBulk>();
  const isCapped = Boolean((meta as { capped?: boolean } | undefined)?.capped);
  const { ids, clear } = selection;
  const areMore = ids.length < total;
  return (
    <>
      <SelectionBar count={ids.length} onClear={clear}>
        <BarButton
          type="button"
          data-main="true"
          disabled={matches.done !== undefined}
          onClick={() => setChanging(ids)}
        >
          {t('button')}
        </BarButton>
        <OtherButtons onChoose={setOther} />
        {matches.done !== undefined && (
          <output>{t('choosing', { done: number(matches.done), total: number(total) })}</output>
        )}
        {matches.done === undefined && areMore && !isCapped && (
          <BarButton type="button" onClick={() => void matches.choose()}>
            {t('everyone', { total: number(total) })}
          </BarButton>
        )}
        {areMore && isCapped && <span>{t('tooMany', { max: number(maxPeople) })}</span>}
      </SelectionBar>
      <OtherDialog bulk={other} ids={ids} onClose={() => setOther(undefined)} onDone={clear} />
      {changing && <ChangeDialog ids={changing} onClose={() => setChanging(undefined)} onDone={clear} />}
    </>
  );
}

/** What other services do to the people that are chosen. */
function OtherButtons({ onChoose }: { onChoose: (bulk: PeopleBulk) => void }) {
  const others = useFeatures().flatMap(({ peopleBulk }) => peopleBulk ?? []);
  return others.map((one) => (
    <BarButton key={one.label} type="button" onClick={() => onChoose(one)}>
      {text(one.label)}
    </BarButton>
  ));
}

interface OtherProps {
  bulk?: PeopleBulk;
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

function OtherDialog({ bulk, ...dialog }: OtherProps) {
  return <Suspense fallback={null}>{bulk && <bulk.Dialog {...dialog} />}</Suspense>;
}
