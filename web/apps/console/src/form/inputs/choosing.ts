import { type KeyboardEvent, type SyntheticEvent, useState } from 'react';

export type Option = { id: string; name: string; second?: string; image?: string | null };

/** What stands for a name that is not there yet. */
export const pendingName = '…';

interface Choosing {
  /** What the server found. */
  options: readonly Option[];
  chosen: readonly Option[];
  multiple: boolean;
  onChoose: (chosen: Option[]) => void;
  onSearch: (typed: string) => void;
}

/** Autocomplete's own properties for options that a server finds, and a choice whose names may come later. */
export function useChoosing({ options, chosen, multiple, onChoose, onSearch }: Choosing) {
  const { value, setChosen, isTyping, setTyping } = useSameObjects(chosen);
  return {
    value: multiple ? value : (value[0] ?? null),
    options: withChosen(options, value),
    // what was chosen before need not fit what is typed
    filterOptions: (all: Option[], { inputValue }: { inputValue: string }) =>
      inputValue ? all.filter((one) => isAmong(options, one)) : all,
    onChange: (_: SyntheticEvent, next: Option | Option[] | null) => {
      const all = next === null ? [] : [next].flat();
      setChosen(all);
      onChoose(all);
    },
    onInputChange: (_: SyntheticEvent | null, typed: string, reason: string) => {
      setTyping(reason === 'input');
      onSearch(reason === 'input' ? typed : '');
    },
    // the form is not sent while something is typed that is not chosen yet
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && isTyping) event.preventDefault();
    },
  };
}

const isAmong = (options: readonly Option[], one: Option): boolean => options.some(({ id }) => id === one.id);

/** MUI warns when a chosen value is not among the options, as after another search. */
const withChosen = (options: readonly Option[], chosen: readonly Option[]): Option[] => [
  ...options,
  ...chosen.filter((one) => !isAmong(options, one)),
];

const isSame = (before: readonly Option[], now: readonly Option[], isTyping: boolean): boolean =>
  before.length === now.length &&
  now.every(({ id, name }, at) => {
    const known = before[at];
    return known?.id === id && (isTyping || name === known.name || name === pendingName);
  });

/** The same objects as long as the same is chosen: for MUI another object is another choice, and what is typed goes. */
function useSameObjects(chosen: readonly Option[]) {
  const [known, setKnown] = useState([...chosen]);
  const [isTyping, setTyping] = useState(false);
  const value = isSame(known, chosen, isTyping) ? known : [...chosen];
  if (value !== known) setKnown(value);
  return { value, setChosen: setKnown, isTyping, setTyping };
}
