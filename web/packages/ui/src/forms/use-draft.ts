import { useCallback, useMemo, useRef, useState } from 'react';

type Values = Readonly<Record<string, unknown>>;

/** What was typed before, at a time in ms since the epoch. */
export interface EarlierInput {
  at: number;
  values: Values;
  /** The revision of the record that was seen then. */
  seen?: number;
  isPartial: boolean;
}

/** Where the input of one form is kept (`drafts.of` of @kadro/api). */
export interface DraftPlace {
  read: () => EarlierInput | undefined;
  keep: (values: Values, more: { seen?: number; isPartial?: boolean }) => void;
  discard: () => void;
}

export interface FormDraft {
  /** What can be continued; null when there is nothing, or it was decided. */
  offer: { at: number; isPartial: boolean; isOutdated: boolean } | null;
  /** Keeps what differs from the start of the form; `isPartial` where more was added than `values`. */
  keep: (values: Values, isPartial?: boolean) => void;
  /** Takes up the offer: of its values those that fit into the form's. */
  take: <V extends object>(like: V) => Partial<V>;
  discard: () => void;
  /** Ends the draft with its form, which is sent or left; what is typed after an empty form is kept again. */
  end: () => void;
}

/** The draft of a form that stands open, and what is offered of an earlier one; `seen` is the record's revision. */
export function useDraft(place: DraftPlace, seen?: number): FormDraft {
  const [state, setState] = useState(() => ({ place, earlier: place.read() }));
  const known = useRef(new WeakMap<DraftPlace, 'kept' | 'over'>());
  if (state.place !== place) setState({ place, earlier: place.read() });
  const earlier = state.place === place ? state.earlier : undefined;
  const decide = useCallback(() => setState({ place, earlier: undefined }), [place]);

  const keep = useCallback(
    (values: Values, isPartial = false) => {
      const isEmpty = Object.keys(values).length === 0;
      const was = known.current.get(place);
      if (was === 'over' && isEmpty) known.current.delete(place);
      if (was === 'over' || (isEmpty && was === undefined)) return;
      known.current.set(place, 'kept');
      // What is offered and not decided yet is not lost by typing beside it.
      const more = { seen: earlier?.seen ?? seen, isPartial: isPartial || earlier?.isPartial === true };
      place.keep({ ...earlier?.values, ...values }, more);
    },
    [place, earlier, seen],
  );
  const take = useCallback(
    <V extends object>(like: V): Partial<V> => {
      decide();
      return fitting(earlier?.values ?? {}, like);
    },
    [earlier, decide],
  );
  const discard = useCallback(() => {
    place.discard();
    decide();
  }, [place, decide]);
  const end = useCallback(() => {
    known.current.set(place, 'over');
    discard();
  }, [place, discard]);

  return useMemo(
    () => ({ offer: offerOf(earlier, seen), keep, take, discard, end }),
    [earlier, seen, keep, take, discard, end],
  );
}

function offerOf(earlier: EarlierInput | undefined, seen: number | undefined): FormDraft['offer'] {
  if (!earlier) return null;
  const { at, isPartial } = earlier;
  return { at, isPartial, isOutdated: earlier.seen !== undefined && seen !== undefined && earlier.seen !== seen };
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : typeof value);

/** Another build may have had other fields under the same names. */
const fitting = <V extends object>(values: Values, like: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(like).flatMap(([name, now]: [string, unknown]) =>
      name in values && kindOf(values[name]) === kindOf(now) ? [[name, values[name]]] : [],
    ),
  ) as Partial<V>;
