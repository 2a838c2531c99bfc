import { useRef, useState } from 'react';

export interface DayRange {
  from: string;
  to: string;
}

interface PickingOptions {
  /** One day only. */
  single: boolean;
  onChange: (range: DayRange) => void;
  setAt: (day: string) => void;
}

const ordered = (one: string, other: string): DayRange =>
  one <= other ? { from: one, to: other } : { from: other, to: one };

/** The first press begins a range, the second ends it; drawing with the mouse does both at once. */
export function usePicking({ single, onChange, setAt }: PickingOptions) {
  const [start, setStart] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const drag = useRef<{ from: string | null; drawn: boolean }>({ from: null, drawn: false });
  const begin = (day: string | null) => {
    setStart(day);
    setHovered(null);
  };
  const put = (range: DayRange, next: string | null) => {
    begin(next);
    onChange(range);
  };
  return {
    preview: (day: string, value: DayRange | null) =>
      start !== null && hovered !== null && day !== start ? ordered(start, hovered) : value,
    /** The mouse goes down on a day; null for a key, as no click follows a drawing that ended on another day. */
    press: (day: string | null) => {
      drag.current = { from: single ? null : day, drawn: false };
    },
    draw: (day: string) => {
      if (start !== null) setHovered(day);
      const { from, drawn } = drag.current;
      if (from === null || (from === day && !drawn)) return;
      drag.current.drawn = true;
      put(ordered(from, day), null);
    },
    release: () => {
      drag.current.from = null;
    },
    pick: (day: string) => {
      setAt(day);
      // The click that ends a drawing is no press of its own.
      if (drag.current.drawn) drag.current.drawn = false;
      else if (single || start === null) put({ from: day, to: day }, single ? null : day);
      else put(ordered(start, day), null);
    },
    stretch: (from: string, to: string) => put(ordered(start ?? from, to), start ?? from),
    stop: () => begin(null),
  };
}
