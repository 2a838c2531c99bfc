import { type FieldKind } from '../../fields/kinds.ts';
import { type Bound, type Control } from '../control.ts';
import { ChoicesInput } from './Choices.tsx';
import { NamesInput } from './Names.tsx';
import { OwnPatternInput } from './OwnPattern.tsx';
import { PaletteInput } from './colour/Palette.tsx';
import { PatternInput } from './Pattern.tsx';
import { FittingPicker, PersonPicker, RecordPicker, RecordsPicker } from './pickers.tsx';
import { ChoiceInput, DayInput, FlagInput, TextInput } from './plain.tsx';
import { CountryInput, ZoneInput } from './Listed.tsx';

export type InputProps = { of: FieldKind; control: Control; field: Bound };

export function Input({ of, control, field: { ref, value, onChange, onBlur, ...field } }: InputProps) {
  const bound = { ...control, value, onChange, inputRef: ref };
  switch (of.kind) {
    case 'choice':
      return <ChoiceInput {...bound} {...field} of={of} onBlur={onBlur} />;
    case 'date':
      return <DayInput {...bound} {...field} onBlur={onBlur} />;
    case 'flag':
      return <FlagInput {...bound} {...field} onBlur={onBlur} />;
    case 'record':
      return of.within ? (
        <FittingPicker {...bound} of={of.of} within={of.within} />
      ) : (
        <RecordPicker {...bound} of={of.of} />
      );
    case 'records':
      return <RecordsPicker {...bound} of={of.of} />;
    case 'person':
      return <PersonPicker {...bound} />;
    case 'names':
      return <NamesInput {...bound} />;
    case 'pattern': {
      // an optional pattern inherits from the branch
      const Pattern = control.required ? PatternInput : OwnPatternInput;
      return <Pattern {...bound} />;
    }
    case 'choices':
      return <ChoicesInput {...bound} of={of.of} values={of.values} />;
    case 'colour':
      return <PaletteInput {...bound} name={field.name} among={of.among} onBlur={onBlur} />;
    case 'zone':
      return <ZoneInput {...bound} />;
    case 'country':
      return <CountryInput {...bound} />;
    default:
      return <TextInput {...bound} {...field} of={of} onBlur={onBlur} />;
  }
}
